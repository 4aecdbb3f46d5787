const SEGMENT = /^[\w-][\w.-]*$/;
const COMPRESSED = /\.(br|gz)$/;

/**
 * The built file for a clean path: `/` is index.html, `/services/masonry` is services/masonry.html.
 * Null for anything but a plain path: dot files, encoded characters, empty segments, the compressed
 * copies.
 */
export function fileOf(path: string): string | null {
  if (path === '/') return 'index.html';
  const segments = path.slice(1).split('/');
  if (!segments.every((segment) => SEGMENT.test(segment)) || COMPRESSED.test(path)) return null;
  const file = segments.join('/');
  return hasExtension(path) ? file : `${file}.html`;
}

/** The path without its trailing slash; null if it has none or is only a slash. */
export function withoutSlash(path: string): string | null {
  return path !== '/' && path.endsWith('/') ? path.slice(0, -1) : null;
}

/** Whether a path is a page, not a file or part of the API. */
export function isPage(path: string): boolean {
  return !path.startsWith('/api/') && (!hasExtension(path) || path.endsWith('.html'));
}

function hasExtension(path: string): boolean {
  return path.lastIndexOf('.') > path.lastIndexOf('/');
}

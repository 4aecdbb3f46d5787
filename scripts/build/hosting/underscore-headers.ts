import type { Headers } from '../../../server/headers.ts';
import { alsoOfMissing, each, POLICY, type Rules } from './rules.ts';

/**
 * `_headers` of Netlify and Cloudflare Pages. Of rules that match, Cloudflare joins the values unless
 * they are taken back, which Netlify, where the last one counts, passes over. Cloudflare's rules hold
 * for files that are missing too.
 */
export function underscoreHeaders({ headers, folders, pages }: Rules): string {
  return [
    `/*\n${each(headers, (name, value) => `  ${name}: ${value}`)}\n`,
    ...folders.map(({ folder, headers }) => inPlace(`${folder}*`, alsoOfMissing(headers))),
    ...pages.flatMap(({ path, policy }) =>
      [path, fileOf(path)].map((name) => inPlace(name, { [POLICY]: policy })),
    ),
  ].join('\n');
}

/** The service worker asks for pages by their files, which Netlify does not redirect. */
function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The general rule matches too: its value is taken back first. */
function inPlace(path: string, headers: Headers): string {
  return `${path}\n${each(headers, (name, value) => `  ! ${name}\n  ${name}: ${value}`)}\n`;
}

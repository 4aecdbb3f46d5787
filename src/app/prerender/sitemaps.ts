import { absoluteUrl, siteConfig } from '#content/site-config.ts';
import { projectRoutes, routes } from '../routes/table.ts';
import type { RouteEntry } from '../routes/types.ts';
import { listedImage, picturesOf } from './image-data.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};

const xml = (text: string) => text.replace(/[&<>'"]/g, (char) => escapes[char] ?? char);

const isListed = (route: RouteEntry) => !route.noindex && route.canonical === undefined;

const listed = [...routes, ...projectRoutes].filter(isListed);

/** `/sitemap.xml` (sitemaps.org 0.9): every page for search engines, with the day on which it last changed. */
export function sitemap(dateOf: (path: string) => Date): string {
  const entries = listed.map(
    (route) =>
      `<url><loc>${xml(absoluteUrl(route.path))}</loc><lastmod>${dateOf(route.path).toISOString().slice(0, 10)}</lastmod><priority>${route.priority.toFixed(1)}</priority></url>`,
  );
  return urlset('', entries);
}

/** `/sitemap-images.xml` (Google's image extension): the pictures of each page. */
export function imageSitemap(): string {
  const entries = listed.flatMap((route) => {
    const images = picturesOf(route).flatMap((name) => listedImage(name));
    if (images.length === 0) return [];
    const places = images.map(
      ({ url }) => `<image:image><image:loc>${xml(url)}</image:loc></image:image>`,
    );
    return [`<url><loc>${xml(absoluteUrl(route.path))}</loc>${places.join('')}</url>`];
  });
  return urlset(' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"', entries);
}

/** `/robots.txt` (RFC 9309). Sitemaps need absolute URLs (sitemaps.org 0.9). */
export function robots(): string {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    ...(siteConfig.origin === ''
      ? []
      : [
          '',
          `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
          `Sitemap: ${absoluteUrl('/sitemap-images.xml')}`,
        ]),
  ];
  return `${lines.join('\n')}\n`;
}

function urlset(namespaces: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

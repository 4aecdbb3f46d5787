import { pictures } from '#content/pictures/all.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { imageSitemap, robots, sitemap } from './sitemaps.ts';

/** Width, in px, at which every picture is cached on the phone. */
const KEPT_WIDTH = 480;

/** Files generated from the site's tables: name → text. `builtAt` dates the sitemap. */
export function siteFiles(builtAt: Date): Readonly<Record<string, string>> {
  const kept = pictures.map((picture) => pictureUrl(picture, KEPT_WIDTH, 'avif'));
  return {
    'pictures.json': JSON.stringify(kept),
    'sitemap.xml': sitemap(builtAt.toISOString().slice(0, 10)),
    'sitemap-images.xml': imageSitemap(),
    'robots.txt': robots(),
  };
}

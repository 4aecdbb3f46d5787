import { logo } from '#content/logo.ts';
import { sitePictures } from '#content/pictures/of-site.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { imageSitemap, robots, sitemap } from './sitemaps.ts';

/** Width, in px, from which on a picture is cached on the phone. */
const KEPT_WIDTH = 480;

/**
 * About 4 MB: what a visitor's phone may spend on pictures that nobody has looked at yet. Those beyond
 * are cached when they are viewed.
 */
const MOST_KEPT = 240;

/** Pictures that the worker keeps for reading without signal. */
export const keptPictures = (): readonly string[] => [
  // In the header of every page.
  ...(logo === null ? [] : [pictureUrl(logo, logo.width, 'webp')]),
  ...sitePictures
    .slice(0, MOST_KEPT)
    .map((picture) =>
      pictureUrl(
        picture,
        picture.widths.find((width) => width >= KEPT_WIDTH) ?? picture.width,
        'avif',
      ),
    ),
];

/** Files generated from the site's tables: name → text. `dateOf` dates each page in the sitemap. */
export function siteFiles(dateOf: (path: string) => Date): Readonly<Record<string, string>> {
  return {
    'pictures.json': JSON.stringify(keptPictures()),
    'sitemap.xml': sitemap(dateOf),
    'sitemap-images.xml': imageSitemap(),
    'robots.txt': robots(),
  };
}

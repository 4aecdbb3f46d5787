import { business } from '#content/business.ts';
import { cardUrl } from '#content/logo.ts';
import { absoluteUrl, siteConfig } from '#content/site-config.ts';
import type { RouteEntry } from '../routes/types.ts';

/** A tag that describes a page to search engines and sharing previews. */
export type MetaTag = {
  readonly by: 'name' | 'property';
  readonly key: string;
  readonly content: string;
};

/** Size of a sharing card, px. */
const CARD = { width: 1200, height: 630 } as const;

const tags = (by: MetaTag['by'], contents: Readonly<Record<string, string>>): readonly MetaTag[] =>
  Object.entries(contents).map(([key, content]) => ({ by, key, content }));

/**
 * Description, Open Graph (ogp.me) and Twitter card of a route: the single source for the HTML
 * files and for client-side navigation.
 */
export function metaTagsOf(route: RouteEntry): readonly MetaTag[] {
  const { title, description } = route;
  const image = absoluteUrl(cardUrl(route.share));
  return [
    ...tags('name', { description }),
    ...tags('property', {
      'og:type': 'website',
      'og:site_name': business.name,
      'og:locale': 'en_AU',
      'og:title': title,
      'og:description': description,
      ...(siteConfig.origin === '' ? {} : { 'og:url': absoluteUrl(route.canonical ?? route.path) }),
      'og:image': image,
      'og:image:width': String(CARD.width),
      'og:image:height': String(CARD.height),
      'og:image:alt': title,
    }),
    // The rest of the card falls back to the Open Graph tags above.
    ...tags('name', { 'twitter:card': 'summary_large_image' }),
  ];
}

import { business } from '#content/business.ts';
import { absoluteUrl, siteConfig } from '#content/site-config.ts';
import { matchRoute } from '../routes/match.ts';
import { structuredDataOf } from './structured-data.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const attribute = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** Size of a sharing card, px. */
const CARD = { width: 1200, height: 630 } as const;

/**
 * What only the HTML file's head carries: Open Graph (ogp.me) and Twitter cards, and the rule that
 * hides forms where scripts are off.
 */
export function headOf(path: string): string {
  const route = matchRoute(path);
  const image = absoluteUrl(`/share/${route.share}.jpg`);
  const properties = {
    'og:type': 'website',
    'og:site_name': business.name,
    'og:locale': 'en_AU',
    'og:title': route.title,
    'og:description': route.description,
    ...(siteConfig.hasAddress ? { 'og:url': absoluteUrl(route.canonical ?? route.path) } : {}),
    'og:image': image,
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': route.title,
  };
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': route.title,
    'twitter:description': route.description,
    'twitter:image': image,
  };
  return [
    ...Object.entries(properties).map(
      ([key, text]) => `<meta property="${key}" content="${attribute(text)}">`,
    ),
    ...Object.entries(names).map(
      ([key, text]) => `<meta name="${key}" content="${attribute(text)}">`,
    ),
    '<noscript><style>.needs-script{display:none!important}</style></noscript>',
  ].join('');
}

/** Structured data (schema.org as JSON-LD): it stands last in the page, where no paint waits for it. */
export function structuredDataTags(path: string): string {
  return structuredDataOf(matchRoute(path)).map(jsonLd).join('');
}

function jsonLd(data: object): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

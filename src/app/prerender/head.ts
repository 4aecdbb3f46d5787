import { CLOSURE_CLASS } from '#components/WhileClosed.tsx';
import { closures } from '#content/closures.ts';
import { metaTagsOf } from '../head/meta-tags.ts';
import { matchRoute } from '../routes/match.ts';
import { notFoundRoute, projectRoutes, routes } from '../routes/table.ts';
import { dataTextsOf } from './structured-data.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const attribute = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** What would do nothing is hidden, or takes no room; file inputs look like the browser's own. */
const rulesWithoutScript = [
  '.needs-script{display:none!important}',
  '.native-file{all:revert!important;max-width:100%!important}',
  'label:has(>.native-file){flex-flow:column!important;align-items:start!important}',
  'form>[role=status]{min-height:0!important}',
].join('');

/** Of the ways a request stands, the one that the address names is shown, else the last. */
const standingRule =
  '.standing:not(:target):not(:last-child),.standing:target~.standing{display:none}';

/** Without the boot script, no closure is hidden. */
const closureRule = closures.length > 0 ? `.${CLOSURE_CLASS}{display:block!important}` : '';

/**
 * Tags that React does not put into the head: description, Open Graph and Twitter cards, and the
 * rules for browsers without script.
 */
export function headOf(path: string): string {
  const route = matchRoute(path);
  return [
    ...metaTagsOf(route).map(
      ({ by, key, content }) => `<meta ${by}="${key}" content="${attribute(content)}">`,
    ),
    `<noscript><style>${rulesWithoutScript}${closureRule}${path === '/thank-you' ? standingRule : ''}</style></noscript>`,
  ].join('');
}

/**
 * Structured data (schema.org as JSON-LD): at the end of the page, where it does not delay
 * painting.
 */
export function structuredDataTags(path: string): string {
  return dataTextsOf(matchRoute(path))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('');
}

/** Structured data of each page, by path, which the browser's code leaves out. */
export function pageFacts() {
  return Object.fromEntries(
    [...routes, ...projectRoutes, notFoundRoute].map((route) => [route.path, dataTextsOf(route)]),
  );
}

import { namesIn } from '#contract/content/added.ts';
import type { AddedArea } from '#contract/content/pages.ts';
import { addedHead } from '../added.ts';
import { inOrder } from '../forms/types.ts';
import { addedPages, publishedContent } from '../published.ts';
import { withTexts } from '../texts/with-texts.ts';
import { list } from './list/entries.ts';
import type { AreaEntry } from './types.ts';

/** Last part of the path /areas/{slug} of an area of the build; the firm may add others. */
type BuiltSlug = (typeof list)[number]['id'];

/** A service area as menus, search and sitemap list it. */
export type AreaLink = {
  readonly id: string;
  readonly label: string;
  readonly href: `/areas/${string}`;
  readonly description: string;
  readonly suburbs: readonly string[];
};

/** What the build says of an area, with what was published of it. */
export const withAreaTexts = <Built extends object>(id: string, built: Built) =>
  withTexts('words', `area-${id}`, built);

/** Every area's entry as the site was built, in its own order. */
export const builtAreaEntries: readonly (AreaEntry & { readonly id: BuiltSlug })[] = list;

function addedArea(id: string, added: AddedArea): AreaEntry {
  const head = addedHead(added);
  const { order, label } = head;
  const suburbs = namesIn(added.suburbs);
  return {
    ...head,
    id,
    suburbs,
    options: {
      // Leads keep the name itself, which can be read whatever is on the site by then.
      locations: [{ order, value: label, label }],
      regions: [{ order, label }],
      suburbs: suburbs.map((name) => ({ order, label: name })),
    },
    added,
  };
}

/** The areas that the firm has added to those of the build. */
export const addedAreas: readonly AreaEntry[] = addedPages(publishedContent?.area, addedArea);

/** Every area's entry, in its own order. */
export const areaEntries: readonly AreaEntry[] = [
  ...builtAreaEntries
    .filter(({ id }) => publishedContent?.area[id] !== null)
    .map((entry) => withAreaTexts(entry.id, entry)),
  ...addedAreas,
];

/** Where an area's page is. */
export const areaHref = (id: string): AreaLink['href'] => `/areas/${id}`;

/** The service areas; menus show the first three suburbs of each. */
export const areas: readonly AreaLink[] = areaEntries.map(
  ({ id, label, description, suburbs }) => ({
    id,
    label,
    href: areaHref(id),
    description,
    suburbs,
  }),
);

/** Second paths of area pages, each with the area: shown, but never canonical. */
export const areaAliases: ReadonlyMap<string, string> = new Map(
  areaEntries.flatMap(({ id, alsoAt = [] }) => alsoAt.map((alias) => [alias, id] as const)),
);

/** The places served, as search engines and the contact page are told. */
export const placesServed: readonly string[] = areaEntries.flatMap(
  ({ label, serves = [label] }) => serves,
);

/** The area whose page a path such as '/areas/inner-west/' or 'inner-west' names. */
export function areaByPath(fragment: string): AreaLink | undefined {
  const slug = fragment.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? '';
  return areas.find((area) => area.id === (areaAliases.get(slug) ?? slug));
}

/** A region as the home page names it, with the area page that covers it. */
export type Region = { readonly label: string; readonly href: AreaLink['href'] };

/** The regions that the home page lists, each with its area's page. */
export const regions: readonly Region[] = inOrder(
  areaEntries.flatMap(({ id, options }) =>
    options.regions.map((region) => ({ ...region, href: areaHref(id) })),
  ),
);

import { inOrder } from '../forms/types.ts';
import { publishedContent } from '../published.ts';
import { withTexts } from '../texts/with-texts.ts';
import { list } from './list/entries.ts';
import type { AreaEntry } from './types.ts';

/** Last part of the path /areas/{slug}. */
export type AreaSlug = (typeof list)[number]['id'];

/** A service area as menus, search and sitemap list it. */
export type AreaLink = {
  readonly id: AreaSlug;
  readonly label: string;
  readonly href: `/areas/${AreaSlug}`;
  readonly description: string;
  readonly suburbs: readonly string[];
};

type Entry = AreaEntry & { readonly id: AreaSlug };

/** What the build says of an area, with what was published of it. */
export const withAreaTexts = <Built extends object>(id: AreaSlug, built: Built) =>
  withTexts('words', `area-${id}`, built);

/** Every area's entry as the site was built, in its own order. */
export const builtAreaEntries: readonly Entry[] = list;

/** Every area's entry, in its own order. */
export const areaEntries: readonly Entry[] = builtAreaEntries
  .filter(({ id }) => publishedContent?.area[id] !== null)
  .map((entry) => withAreaTexts(entry.id, entry));

/** Where an area's page is. */
export const areaHref = (id: AreaSlug): AreaLink['href'] => `/areas/${id}`;

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
export const areaAliases: ReadonlyMap<string, AreaSlug> = new Map(
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

import type { AreaEntry } from './entry.ts';
import { list } from './list/entries.ts';
import type { AreaLink, AreaSlug } from './types.ts';

type Entry = AreaEntry & { readonly id: AreaSlug };

/** Every area's entry, in its own order. */
export const areaEntries: readonly Entry[] = list;

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

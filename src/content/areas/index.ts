import type { AreaLink } from './types.ts';

/** The service areas; menus show the first three suburbs of each. */
export const areas: readonly AreaLink[] = [
  {
    id: 'sydney-cbd',
    label: 'Sydney CBD',
    href: '/areas/sydney-cbd',
    description: 'City façades, bond stores and arcades',
    suburbs: ['The Rocks', 'Circular Quay', 'Barangaroo', 'Martin Place', 'Wynyard'],
  },
  {
    id: 'eastern-suburbs',
    label: 'Eastern Suburbs',
    href: '/areas/eastern-suburbs',
    description: 'Terraces, Art Deco flats and houses on the cliffs',
    suburbs: ['Bondi', 'Paddington', 'Coogee', 'Woollahra', 'Randwick'],
  },
  {
    id: 'north-shore',
    label: 'North Shore',
    href: '/areas/north-shore',
    description: 'Federation brick, sandstone bases and steep blocks',
    suburbs: ['Chatswood', 'Mosman', 'Lane Cove', 'Willoughby', 'Neutral Bay'],
  },
  {
    id: 'northern-beaches',
    label: 'Northern Beaches',
    href: '/areas/northern-beaches',
    description: 'Brick and concrete that live with salt',
    suburbs: ['Manly', 'Dee Why', 'Avalon', 'Mona Vale', 'Collaroy'],
  },
  {
    id: 'inner-west',
    label: 'Inner West',
    href: '/areas/inner-west',
    description: 'Conservation-area terraces, shops and churches',
    suburbs: ['Newtown', 'Leichhardt', 'Balmain', 'Glebe', 'Marrickville'],
  },
  {
    id: 'greater-sydney',
    label: 'Greater Sydney',
    href: '/areas/greater-sydney',
    description: 'Warehouses, offices and homes on reactive clay',
    suburbs: ['Parramatta', 'Hornsby', 'Sutherland', 'Blacktown', 'Liverpool'],
  },
];

/** Second paths of area pages: shown, but never canonical. */
export const areaAliases = { 'inner-sydney': 'sydney-cbd' } as const;

const isAlias = (slug: string): slug is keyof typeof areaAliases =>
  Object.hasOwn(areaAliases, slug);

/** The area whose page a path such as '/areas/inner-west/' or 'inner-west' names. */
export function areaByPath(fragment: string): AreaLink | undefined {
  const slug = fragment.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? '';
  const id = isAlias(slug) ? areaAliases[slug] : slug;
  return areas.find((area) => area.id === id);
}

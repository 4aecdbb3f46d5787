import type { ServiceCategory, ServiceLink } from './types.ts';

const masonry = {
  id: 'masonry',
  slug: 'masonry',
  label: 'Masonry & Brickwork',
  href: '/services/masonry',
  description: 'Brick and stone walls repointed, rebuilt and built new',
} as const satisfies ServiceLink;

const foundation = {
  id: 'foundation',
  slug: 'foundation-repairs',
  label: 'Foundation Repairs',
  href: '/services/foundation-repairs',
  description: 'Footings underpinned and the cause of the movement removed',
} as const satisfies ServiceLink;

const structural = {
  id: 'structural-repairs',
  slug: 'structural-repairs',
  label: 'Structural Repairs',
  href: '/services/structural-repairs',
  description: 'Lintels, cracked walls and openings made to carry load again',
} as const satisfies ServiceLink;

const heritage = {
  id: 'heritage',
  slug: 'heritage-restoration',
  label: 'Heritage Restoration',
  href: '/services/heritage-restoration',
  description: 'Listed buildings repaired like for like, with consent in hand',
  badge: 'Heritage Certified',
} as const satisfies ServiceLink;

const building = {
  id: 'building-restoration',
  slug: 'building-restoration',
  label: 'Building Restoration',
  href: '/services/building-restoration',
  description: 'Whole façades brought back: render, brick, joinery and damp',
} as const satisfies ServiceLink;

const concrete = {
  id: 'concrete-repairs',
  slug: 'concrete-repairs',
  label: 'Concrete Repairs',
  href: '/services/concrete-repairs',
  description: 'Concrete cancer cut out and the steel protected',
} as const satisfies ServiceLink;

const remedial = {
  id: 'remedial',
  slug: 'remedial-building',
  label: 'Remedial Building',
  href: '/services/remedial-building',
  description: 'Leaks, membranes and wall ties for strata and commercial owners',
} as const satisfies ServiceLink;

const stone = {
  id: 'stone-restoration',
  slug: 'restoration',
  label: 'Stone Restoration',
  href: '/services/restoration',
  description: 'Sandstone cleaned, indented, consolidated and carved anew',
} as const satisfies ServiceLink;

/**
 * The three categories of the menus. Stone restoration has a page, but no place in that
 * catalogue: it stands in `also` of the category that it belongs to.
 */
export const serviceCategories: readonly ServiceCategory[] = [
  {
    id: 'structural',
    label: 'Structural Work',
    description: 'What carries the building: walls, footings and openings',
    icon: 'Building',
    href: '/services#structural',
    services: [masonry, foundation, structural],
    also: [],
  },
  {
    id: 'restoration',
    label: 'Restoration Services',
    description: 'Old fabric kept, and repaired in its own materials',
    icon: 'Hammer',
    href: '/services#restoration',
    services: [heritage, building, concrete],
    also: [stone],
  },
  {
    id: 'remedial',
    label: 'Remedial Building',
    description: 'Defects traced to their cause and put right once',
    icon: 'Shield',
    href: '/services#remedial',
    services: [remedial],
    also: [],
  },
];

/** Every service that has a page, category by category. */
export const services: readonly ServiceLink[] = serviceCategories.flatMap((category) => [
  ...category.services,
  ...category.also,
]);

/** The service whose page a path such as '/services/masonry/' or 'masonry' names. */
export function serviceByPath(fragment: string): ServiceLink | undefined {
  const slug = fragment.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean);
  return services.find((service) => service.slug === slug);
}

/** The category that a service belongs to. */
export function categoryOfService(serviceId: string): ServiceCategory | undefined {
  return serviceCategories.find((category) =>
    [...category.services, ...category.also].some((service) => service.id === serviceId),
  );
}

import type { AreaPage, AreaSlug } from '#content/areas/types.ts';
import type { Picture } from '#content/pictures/types.ts';
import type { ServicePage, ServiceSlug } from '#content/services/types.ts';

/** What a catalogue page is fed with. */
export type Fed<Content> = { readonly content: Content; readonly picture: Picture };
type Loader<Content> = () => Promise<Fed<Content>>;

async function both<Content>(
  content: Promise<Content>,
  drawing: Promise<{ readonly picture: Picture }>,
): Promise<Fed<Content>> {
  const [words, { picture }] = await Promise.all([content, drawing]);
  return { content: words, picture };
}

/** Each service's words and drawing; nothing of another service comes along. */
export const serviceLoaders: Readonly<Record<ServiceSlug, Loader<ServicePage>>> = {
  masonry: () =>
    both(
      import('#content/services/masonry.ts').then((words) => words.masonry),
      import('#content/pictures/generated/service-masonry.ts'),
    ),
  restoration: () =>
    both(
      import('#content/services/restoration.ts').then((words) => words.restoration),
      import('#content/pictures/generated/service-restoration.ts'),
    ),
  'foundation-repairs': () =>
    both(
      import('#content/services/foundation-repairs.ts').then((words) => words.foundationRepairs),
      import('#content/pictures/generated/service-foundation-repairs.ts'),
    ),
  'structural-repairs': () =>
    both(
      import('#content/services/structural-repairs.ts').then((words) => words.structuralRepairs),
      import('#content/pictures/generated/service-structural-repairs.ts'),
    ),
  'heritage-restoration': () =>
    both(
      import('#content/services/heritage-restoration.ts').then(
        (words) => words.heritageRestoration,
      ),
      import('#content/pictures/generated/service-heritage-restoration.ts'),
    ),
  'building-restoration': () =>
    both(
      import('#content/services/building-restoration.ts').then(
        (words) => words.buildingRestoration,
      ),
      import('#content/pictures/generated/service-building-restoration.ts'),
    ),
  'concrete-repairs': () =>
    both(
      import('#content/services/concrete-repairs.ts').then((words) => words.concreteRepairs),
      import('#content/pictures/generated/service-concrete-repairs.ts'),
    ),
  'remedial-building': () =>
    both(
      import('#content/services/remedial-building.ts').then((words) => words.remedialBuilding),
      import('#content/pictures/generated/service-remedial-building.ts'),
    ),
};

/** Each area's words and drawing. */
export const areaLoaders: Readonly<Record<AreaSlug, Loader<AreaPage>>> = {
  'sydney-cbd': () =>
    both(
      import('#content/areas/sydney-cbd.ts').then((words) => words.sydneyCbd),
      import('#content/pictures/generated/area-sydney-cbd.ts'),
    ),
  'eastern-suburbs': () =>
    both(
      import('#content/areas/eastern-suburbs.ts').then((words) => words.easternSuburbs),
      import('#content/pictures/generated/area-eastern-suburbs.ts'),
    ),
  'north-shore': () =>
    both(
      import('#content/areas/north-shore.ts').then((words) => words.northShore),
      import('#content/pictures/generated/area-north-shore.ts'),
    ),
  'northern-beaches': () =>
    both(
      import('#content/areas/northern-beaches.ts').then((words) => words.northernBeaches),
      import('#content/pictures/generated/area-northern-beaches.ts'),
    ),
  'inner-west': () =>
    both(
      import('#content/areas/inner-west.ts').then((words) => words.innerWest),
      import('#content/pictures/generated/area-inner-west.ts'),
    ),
  'greater-sydney': () =>
    both(
      import('#content/areas/greater-sydney.ts').then((words) => words.greaterSydney),
      import('#content/pictures/generated/area-greater-sydney.ts'),
    ),
};

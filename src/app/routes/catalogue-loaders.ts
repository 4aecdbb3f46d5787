import type { AreaPage, AreaSlug } from '#content/areas/types.ts';
import type { Picture } from '#content/pictures/types.ts';
import type { Project } from '#content/projects.ts';
import type { ServicePage, ServiceSlug } from '#content/services/types.ts';

/** What a catalogue page is fed with. */
export type LoadedPage<Content> = { readonly content: Content; readonly picture: Picture };
type Loader<Content> = () => Promise<LoadedPage<Content>>;

async function both<Content>(
  content: Promise<Content>,
  drawing: Promise<{ readonly picture: Picture }>,
): Promise<LoadedPage<Content>> {
  const [words, { picture }] = await Promise.all([content, drawing]);
  return { content: words, picture };
}

type Job = { readonly project: Project; readonly picture: Picture };
type LoadedService = LoadedPage<ServicePage> & { readonly job: Job };

/** A finished job, with its picture after the work. */
async function jobOf(id: string, drawing: Promise<{ readonly picture: Picture }>): Promise<Job> {
  const [{ projects }, { picture }] = await Promise.all([import('#content/projects.ts'), drawing]);
  const project = projects.find((one) => one.id === id);
  if (!project) throw new Error(`there is no project ${id}`);
  return { project, picture };
}

async function withJob(
  content: Promise<ServicePage>,
  drawing: Promise<{ readonly picture: Picture }>,
  job: Promise<Job>,
): Promise<LoadedService> {
  const [page, one] = await Promise.all([both(content, drawing), job]);
  return { ...page, job: one };
}

/** Each service's words, drawing and a job of its kind; nothing of another service comes along. */
export const serviceLoaders: Readonly<Record<ServiceSlug, () => Promise<LoadedService>>> = {
  masonry: () =>
    withJob(
      import('#content/services/masonry.ts').then((words) => words.masonry),
      import('#content/pictures/generated/service-masonry.ts'),
      jobOf(
        'surry-hills-warehouse-arches',
        import('#content/pictures/generated/project-surry-hills-warehouse-arches-after.ts'),
      ),
    ),
  restoration: () =>
    withJob(
      import('#content/services/restoration.ts').then((words) => words.restoration),
      import('#content/pictures/generated/service-restoration.ts'),
      jobOf(
        'glebe-church-buttress',
        import('#content/pictures/generated/project-glebe-church-buttress-after.ts'),
      ),
    ),
  'foundation-repairs': () =>
    withJob(
      import('#content/services/foundation-repairs.ts').then((words) => words.foundationRepairs),
      import('#content/pictures/generated/service-foundation-repairs.ts'),
      jobOf(
        'leichhardt-cottage-underpinning',
        import('#content/pictures/generated/project-leichhardt-cottage-underpinning-after.ts'),
      ),
    ),
  'structural-repairs': () =>
    withJob(
      import('#content/services/structural-repairs.ts').then((words) => words.structuralRepairs),
      import('#content/pictures/generated/service-structural-repairs.ts'),
      jobOf(
        'newtown-shopfront-lintels',
        import('#content/pictures/generated/project-newtown-shopfront-lintels-after.ts'),
      ),
    ),
  'heritage-restoration': () =>
    withJob(
      import('#content/services/heritage-restoration.ts').then(
        (words) => words.heritageRestoration,
      ),
      import('#content/pictures/generated/service-heritage-restoration.ts'),
      jobOf(
        'rocks-bond-store',
        import('#content/pictures/generated/project-rocks-bond-store-after.ts'),
      ),
    ),
  'building-restoration': () =>
    withJob(
      import('#content/services/building-restoration.ts').then(
        (words) => words.buildingRestoration,
      ),
      import('#content/pictures/generated/service-building-restoration.ts'),
      jobOf(
        'balmain-parapet',
        import('#content/pictures/generated/project-balmain-parapet-after.ts'),
      ),
    ),
  'concrete-repairs': () =>
    withJob(
      import('#content/services/concrete-repairs.ts').then((words) => words.concreteRepairs),
      import('#content/pictures/generated/service-concrete-repairs.ts'),
      jobOf(
        'coogee-balcony-soffit',
        import('#content/pictures/generated/project-coogee-balcony-soffit-after.ts'),
      ),
    ),
  'remedial-building': () =>
    withJob(
      import('#content/services/remedial-building.ts').then((words) => words.remedialBuilding),
      import('#content/pictures/generated/service-remedial-building.ts'),
      jobOf(
        'bondi-balcony-membrane',
        import('#content/pictures/generated/project-bondi-balcony-membrane-after.ts'),
      ),
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

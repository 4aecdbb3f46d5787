import { areaEntries } from '#content/areas/index.ts';
import { pageEntries, pageHref } from '#content/pages/index.ts';
import { homePictures, projectPictures } from '#content/route-pictures.ts';
import { serviceEntries } from '#content/services/index.ts';
import type { RouteEntry } from './types.ts';

/** Sitemap priority of a page whose entry sets none. */
const USUAL_PRIORITY = 0.7;

/** Pictures of pages that are derived from other entries. */
const picturesFrom: Readonly<Record<string, readonly string[]>> = {
  home: homePictures,
  projects: projectPictures,
  services: serviceEntries.map(({ slug }) => `service-${slug}`),
  areas: areaEntries.map(({ id }) => `area-${id}`),
};

/** Routes of the pages in src/content/pages. */
export const pageRoutes: readonly RouteEntry[] = pageEntries.map(
  ({
    slug,
    seo,
    priority = USUAL_PRIORITY,
    pictures = [],
    parts = [],
    noindex = false,
    live = false,
  }) => ({
    path: pageHref(slug),
    source: { kind: 'page', slug },
    ...seo,
    priority,
    pictures: picturesFrom[slug] ?? pictures,
    share: 'default',
    parts,
    noindex,
    live,
  }),
);

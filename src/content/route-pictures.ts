import { list } from './projects/list/ids.ts';

/**
 * Names of the pictures that a route shows, for the image sitemap. They stand apart from the texts,
 * because the table of routes is part of every page's script.
 */
const galleryIds = [
  'sandstone-terrace',
  'warehouse-arch',
  'church-buttress',
  'window-tracery',
  'retaining-wall',
  'harbour-seawall',
  'balcony-soffit',
  'underpinned-footing',
  'chimney',
  'parapet',
  'quoins',
  'lintel',
  'cornice',
  'courtyard-wall',
  'bridge-pier',
  'stone-stair',
  'gateposts',
  'rubble-cottage',
] as const;

/** Pictures of the home page; the first one is its face. */
export const homePictures: readonly string[] = [
  'hero',
  'founder',
  ...galleryIds.map((id) => `gallery-${id}`),
];

/** Pictures of the projects page: every project before and after. */
export const projectPictures: readonly string[] = list.flatMap((id) => [
  `project-${id}-after`,
  `project-${id}-before`,
]);

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

const projectIds = [
  'paddington-terrace-front',
  'surry-hills-warehouse-arches',
  'mosman-retaining-wall',
  'glebe-church-buttress',
  'balmain-parapet',
  'rocks-bond-store',
  'leichhardt-cottage-underpinning',
  'marrickville-corner-footing',
  'newtown-shopfront-lintels',
  'manly-chimney-rebuild',
  'bondi-balcony-membrane',
  'chatswood-wall-ties',
  'coogee-balcony-soffit',
] as const;

/** Pictures of the home page; the first one is its face. */
export const homePictures: readonly string[] = [
  'hero',
  'founder',
  ...galleryIds.map((id) => `gallery-${id}`),
];

/** Pictures of the projects page: every project before and after. */
export const projectPictures: readonly string[] = projectIds.flatMap((id) => [
  `project-${id}-after`,
  `project-${id}-before`,
]);

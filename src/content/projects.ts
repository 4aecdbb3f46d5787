import type { ServiceSlug } from './services/types.ts';

export type ProjectCategory =
  | 'masonry'
  | 'heritage'
  | 'foundation'
  | 'structural'
  | 'remedial'
  | 'concrete';

/** A finished job, shown before and after. */
export type Project = {
  readonly id: string;
  readonly title: string;
  /** Suburb. */
  readonly location: string;
  readonly year: number;
  readonly category: ProjectCategory;
  readonly serviceLabel: string;
  /** Page of the service that did the work. */
  readonly service: ServiceSlug;
  /** Picture names; both show the same drawing, so they line up. */
  readonly beforeImage: string;
  readonly afterImage: string;
  readonly summary: string;
};

/** `id` stands in the address: /projects?show={id}. */
export type ProjectFilter = {
  readonly id: 'all' | ProjectCategory;
  readonly label: string;
  readonly count: number;
};

const labels = {
  masonry: 'Masonry & Stonework',
  heritage: 'Heritage Restoration',
  foundation: 'Foundation Repairs',
  structural: 'Structural Restoration',
  remedial: 'Remedial Building',
  concrete: 'Concrete Repairs',
} as const satisfies Record<ProjectCategory, string>;

const pages = {
  masonry: 'masonry',
  heritage: 'heritage-restoration',
  foundation: 'foundation-repairs',
  structural: 'structural-repairs',
  remedial: 'remedial-building',
  concrete: 'concrete-repairs',
} as const satisfies Record<ProjectCategory, ServiceSlug>;

type ProjectText = Pick<Project, 'id' | 'title' | 'location' | 'year' | 'category' | 'summary'>;

const told = (project: ProjectText): Project => ({
  ...project,
  serviceLabel: labels[project.category],
  service: pages[project.category],
  beforeImage: `project-${project.id}-before`,
  afterImage: `project-${project.id}-after`,
});

/** The projects, in the order of the filters. */
export const projects: readonly Project[] = [
  told({
    id: 'paddington-terrace-front',
    title: 'Sandstone terrace front',
    location: 'Paddington',
    year: 2023,
    category: 'masonry',
    summary:
      'Open joints, black crust under the sills and a lintel cracked through. We steamed the crust off, raked every joint to 20\u00a0mm, repointed in lime putty and pinned the lintel from behind with two stainless dowels. Not one stone was replaced.',
  }),
  told({
    id: 'surry-hills-warehouse-arches',
    title: 'Three warehouse arches',
    location: 'Surry Hills',
    year: 2022,
    category: 'masonry',
    summary:
      'The crowns had opened when a rusted tie rod let the end pier spread. A new rod went in first; then each arch was set on timber centring, taken down to the springing and turned again in its own bricks. The salt was drawn out with two rounds of poultice.',
  }),
  told({
    id: 'mosman-retaining-wall',
    title: 'Garden retaining wall',
    location: 'Mosman',
    year: 2024,
    category: 'masonry',
    summary:
      'Built without a drain, this wall bulged a hand’s breadth after a wet autumn. We numbered the stones, rebuilt it to a batter of one in ten on a wider base, and put gravel, geotextile and a row of weep holes where there had been clay.',
  }),
  told({
    id: 'glebe-church-buttress',
    title: 'Church buttress',
    location: 'Glebe',
    year: 2021,
    category: 'heritage',
    summary:
      'A blocked gutter had soaked this buttress for years; eleven stones were hollowed and a crack ran from the cap. Eleven new ones were let in, bed for bed, the crack grouted, and the cap recut with the drip that the old one lacked.',
  }),
  told({
    id: 'balmain-parapet',
    title: 'Shop parapet',
    location: 'Balmain',
    year: 2020,
    category: 'heritage',
    summary:
      'The parapet leaned 60\u00a0mm over the footpath and had lost its copings. It was taken down to the roofline, rebuilt on its own bricks with a lead damp course and stainless restraints to the rafters, and the cornice recast from its soundest metre.',
  }),
  told({
    id: 'rocks-bond-store',
    title: 'Four-storey bond store',
    location: 'The Rocks',
    year: 2019,
    category: 'heritage',
    summary:
      'Cement pointing from the 1960s had driven the damp up to the second floor. We cut it out by hand, washed the crust with nebulised water, lowered the yard by a step and repointed 900 square metres in hydraulic lime under a section 60 approval.',
  }),
  told({
    id: 'leichhardt-cottage-underpinning',
    title: 'Cottage underpinned',
    location: 'Leichhardt',
    year: 2023,
    category: 'foundation',
    summary:
      'A stepped crack ran from the window down to a footing that had sunk 40\u00a0mm. The stormwater pipe beside it was broken. The pipe was relaid, seven pins went down 1.8\u00a0m to stiff clay, and the wall was stitched after one full winter without movement.',
  }),
  told({
    id: 'marrickville-corner-footing',
    title: 'Corner shop footing',
    location: 'Marrickville',
    year: 2022,
    category: 'foundation',
    summary:
      'A burst main had washed the ground from under the street corner and the door no longer closed. We shored the corner, screwed six piles through the soft alluvium and cast a new ground beam on them. The shop sold coffee from its side window all through.',
  }),
  told({
    id: 'newtown-shopfront-lintels',
    title: 'Shopfront lintels',
    location: 'Newtown',
    year: 2024,
    category: 'structural',
    summary:
      'Rust had lifted the brickwork above two shop windows and the steel beneath had sagged. Both spans were needled, new galvanised lintels set on padstones with a flashing over them, and the cracks stitched in every fourth course.',
  }),
  told({
    id: 'manly-chimney-rebuild',
    title: 'Chimney rebuilt',
    location: 'Manly',
    year: 2021,
    category: 'structural',
    summary:
      'Sulphates from a century of fires had swollen the joints on the wet side and bent the stack towards the sea. It came down to the roof and went up again plumb, in the old bricks and a sulphate-resisting mortar, with a lead tray, its two pots and a stainless tie to the rafters.',
  }),
  told({
    id: 'bondi-balcony-membrane',
    title: 'Balcony membrane',
    location: 'Bondi',
    year: 2024,
    category: 'remedial',
    summary:
      'Lime streaks below the slab showed that the membrane had failed at the posts. Tiles and screed were lifted, falls formed, and a new membrane turned up at the door and lapped into an edge flashing. It held water for 48 hours before a tile was laid.',
  }),
  told({
    id: 'chatswood-wall-ties',
    title: 'Gable wall ties',
    location: 'Chatswood',
    year: 2020,
    category: 'remedial',
    summary:
      'The outer leaf of this gable had come away by 35\u00a0mm; of twelve ties we looked at, ten were rust. We pinned the sound brickwork with helical stainless ties, relaid the bulge and repointed the whole gable, so that the repair does not show.',
  }),
  told({
    id: 'coogee-balcony-soffit',
    title: 'Balcony soffit',
    location: 'Coogee',
    year: 2023,
    category: 'concrete',
    summary:
      'Bars with 15\u00a0mm of cover had thrown it off in sheets. The soffit was broken out behind the steel, four bars were lapped, zinc anodes tied in around the edge, and the slab made up to 40\u00a0mm of cover with sprayed mortar and one coating over all.',
  }),
];

const countOf = (category: ProjectCategory): number =>
  projects.filter((project) => project.category === category).length;

const filterOf = (id: ProjectCategory): ProjectFilter => ({
  id,
  label: labels[id],
  count: countOf(id),
});

/** 'All Work' and one filter a category, each with the number of projects that it shows. */
export const projectFilters: readonly ProjectFilter[] = [
  { id: 'all', label: 'All Work', count: projects.length },
  filterOf('masonry'),
  filterOf('heritage'),
  filterOf('foundation'),
  filterOf('structural'),
  filterOf('remedial'),
  filterOf('concrete'),
];

/** The projects that a filter shows; an unknown filter shows all. */
export function projectsOf(filter: string): readonly Project[] {
  return projectFilters.some(({ id }) => id === filter) && filter !== 'all'
    ? projects.filter((project) => project.category === filter)
    : projects;
}

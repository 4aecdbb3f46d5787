export type ProjectCategory =
  | 'masonry'
  | 'heritage'
  | 'foundation'
  | 'structural'
  | 'remedial'
  | 'concrete';

/** A finished job. */
export type ProjectText = {
  /** Its pictures are project-{id}-before and project-{id}-after. */
  readonly id: string;
  readonly title: string;
  /** Suburb. */
  readonly location: string;
  readonly year: number;
  readonly category: ProjectCategory;
  readonly summary: string;
  /** Whether the home page shows its two pictures; where none says so, it shows those of the first. */
  readonly onHome?: true;
};

const texts = [
  {
    id: 'paddington-terrace-front',
    title: 'Sandstone terrace front',
    location: 'Paddington',
    year: 2023,
    category: 'masonry',
    summary:
      'Open joints, black crust under the sills and a lintel cracked through. We steamed the crust off, raked every joint to 20\u00a0mm, repointed in lime putty and pinned the lintel from behind with two stainless dowels. Not one stone was replaced.',
  },
  {
    id: 'surry-hills-warehouse-arches',
    title: 'Three warehouse arches',
    location: 'Surry Hills',
    year: 2022,
    category: 'masonry',
    summary:
      'The crowns had opened when a rusted tie rod let the end pier spread. A new rod went in first; then each arch was set on timber centring, taken down to the springing and turned again in its own bricks. The salt was drawn out with two rounds of poultice.',
  },
  {
    id: 'mosman-retaining-wall',
    title: 'Garden retaining wall',
    location: 'Mosman',
    year: 2024,
    category: 'masonry',
    summary:
      'Built without a drain, this wall bulged a hand’s breadth after a wet autumn. We numbered the stones, rebuilt it to a batter of one in ten on a wider base, and put gravel, geotextile and a row of weep holes where there had been clay.',
  },
  {
    id: 'glebe-church-buttress',
    title: 'Church buttress',
    location: 'Glebe',
    year: 2021,
    category: 'heritage',
    summary:
      'A blocked gutter had soaked this buttress for years; eleven stones were hollowed and a crack ran from the cap. Eleven new ones were let in, bed for bed, the crack grouted, and the cap recut with the drip that the old one lacked.',
  },
  {
    id: 'balmain-parapet',
    title: 'Shop parapet',
    location: 'Balmain',
    year: 2020,
    category: 'heritage',
    onHome: true,
    summary:
      'The parapet leaned 60\u00a0mm over the footpath and had lost its copings. It was taken down to the roofline, rebuilt on its own bricks with a lead damp course and stainless restraints to the rafters, and the cornice recast from its soundest metre.',
  },
  {
    id: 'rocks-bond-store',
    title: 'Four-storey bond store',
    location: 'The Rocks',
    year: 2019,
    category: 'heritage',
    summary:
      'Cement pointing from the 1960s had driven the damp up to the second floor. We cut it out by hand, washed the crust with nebulised water, lowered the yard by a step and repointed 900 square metres in hydraulic lime under a section 60 approval.',
  },
  {
    id: 'leichhardt-cottage-underpinning',
    title: 'Cottage underpinned',
    location: 'Leichhardt',
    year: 2023,
    category: 'foundation',
    summary:
      'A stepped crack ran from the window down to a footing that had sunk 40\u00a0mm. The stormwater pipe beside it was broken. The pipe was relaid, seven pins went down 1.8\u00a0m to stiff clay, and the wall was stitched after one full winter without movement.',
  },
  {
    id: 'marrickville-corner-footing',
    title: 'Corner shop footing',
    location: 'Marrickville',
    year: 2022,
    category: 'foundation',
    summary:
      'A burst main had washed the ground from under the street corner and the door no longer closed. We shored the corner, screwed six piles through the soft alluvium and cast a new ground beam on them. The shop sold coffee from its side window all through.',
  },
  {
    id: 'newtown-shopfront-lintels',
    title: 'Shopfront lintels',
    location: 'Newtown',
    year: 2024,
    category: 'structural',
    summary:
      'Rust had lifted the brickwork above two shop windows and the steel beneath had sagged. Both spans were needled, new galvanised lintels set on padstones with a flashing over them, and the cracks stitched in every fourth course.',
  },
  {
    id: 'manly-chimney-rebuild',
    title: 'Chimney rebuilt',
    location: 'Manly',
    year: 2021,
    category: 'structural',
    summary:
      'Sulphates from a century of fires had swollen the joints on the wet side and bent the stack towards the sea. It came down to the roof and went up again plumb, in the old bricks and a sulphate-resisting mortar, with a lead tray, its two pots and a stainless tie to the rafters.',
  },
  {
    id: 'bondi-balcony-membrane',
    title: 'Balcony membrane',
    location: 'Bondi',
    year: 2024,
    category: 'remedial',
    summary:
      'Lime streaks below the slab showed that the membrane had failed at the posts. Tiles and screed were lifted, falls formed, and a new membrane turned up at the door and lapped into an edge flashing. It held water for 48 hours before a tile was laid.',
  },
  {
    id: 'chatswood-wall-ties',
    title: 'Gable wall ties',
    location: 'Chatswood',
    year: 2020,
    category: 'remedial',
    summary:
      'The outer leaf of this gable had come away by 35\u00a0mm; of twelve ties we looked at, ten were rust. We pinned the sound brickwork with helical stainless ties, relaid the bulge and repointed the whole gable, so that the repair does not show.',
  },
  {
    id: 'coogee-balcony-soffit',
    title: 'Balcony soffit',
    location: 'Coogee',
    year: 2023,
    category: 'concrete',
    summary:
      'Bars with 15\u00a0mm of cover had thrown it off in sheets. The soffit was broken out behind the steel, four bars were lapped, zinc anodes tied in around the edge, and the slab made up to 40\u00a0mm of cover with sprayed mortar and one coating over all.',
  },
] as const satisfies readonly ProjectText[];

/** The projects, those of a kind in their own order. */
export const projectTexts: readonly ProjectText[] = texts;

/** The project that the home page shows; undefined where there is none. */
export const projectOnHome = projectTexts.find(({ onHome }) => onHome === true) ?? projectTexts[0];

/** What a project's two pictures show. */
export type PairAlt = { readonly before: string; readonly after: string };

/** What the pictures of each project show; read by the pictures script only. */
export const projectAlts: Readonly<Record<(typeof texts)[number]['id'], PairAlt>> = {
  'paddington-terrace-front': {
    before:
      'sandstone terrace front with open joints, black crust under the sills and a cracked lintel',
    after: 'the same terrace front repointed and cleaned, the lintel whole again',
  },
  'surry-hills-warehouse-arches': {
    before:
      'three brick warehouse arches, cracked through the crowns, with dropped bricks and salt stains',
    after: 'the same three arches rebuilt and repointed, free of stains',
  },
  'mosman-retaining-wall': {
    before: 'sandstone retaining wall bulging, with stones pushed out and weeds in the joints',
    after: 'the same retaining wall rebuilt plumb, with weep holes along its foot',
  },
  'glebe-church-buttress': {
    before: 'church buttress with eaten-away stones, a long crack and a black cap',
    after: 'the same buttress with new stones let in and its cap renewed',
  },
  'balmain-parapet': {
    before: 'brick shop parapet leaning, its coping stones missing and the cornice cracked',
    after: 'the same parapet upright again, coped and repointed',
  },
  'rocks-bond-store': {
    before: 'four-storey sandstone bond store with black crust, rising damp and worn joints',
    after: 'the same bond store cleaned, dry at its foot and repointed',
  },
  'leichhardt-cottage-underpinning': {
    before: 'brick cottage with a stepped crack running from its window down to a sunken footing',
    after:
      'the same cottage level and whole, on concrete underpins that show in the section below ground',
  },
  'marrickville-corner-footing': {
    before:
      'corner shop whose end has dropped, with cracks beside the door and a washed-out footing',
    after: 'the same corner shop level again on a new footing',
  },
  'newtown-shopfront-lintels': {
    before: 'shopfront with sagging rusted lintels and cracked brickwork above them',
    after: 'the same shopfront on new straight lintels, the brickwork stitched and repointed',
  },
  'manly-chimney-rebuild': {
    before: 'leaning brick chimney with a broken pot, missing bricks and open joints',
    after: 'the same chimney rebuilt straight with both pots in place',
  },
  'bondi-balcony-membrane': {
    before: 'balcony with white lime streaks below its slab, peeling paint and rust',
    after: 'the same balcony dry and painted, a flashing along its edge',
  },
  'chatswood-wall-ties': {
    before: 'brick gable wall bulging and cracked where its ties have rusted away',
    after: 'the same wall flat and repointed, held by new stainless ties',
  },
  'coogee-balcony-soffit': {
    before: 'concrete balcony soffit with fallen cover and bared, rusted steel',
    after: 'the same soffit patched flush and painted',
  },
};

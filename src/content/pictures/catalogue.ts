import type { CatalogueEntry, PictureUse } from './types.ts';

const landscape = [3, 2] as const;

const drawn = (use: PictureUse, name: string, alt: string): CatalogueEntry => ({
  name,
  use,
  alt,
  ratio: landscape,
});

const pair = (project: string, before: string, after: string): CatalogueEntry[] => [
  {
    name: `project-${project}-before`,
    use: 'project',
    alt: `Before: ${before}`,
    ratio: landscape,
    pair: { project, state: 'before' },
  },
  {
    name: `project-${project}-after`,
    use: 'project',
    alt: `After: ${after}`,
    ratio: landscape,
    pair: { project, state: 'after' },
  },
];

/** Every picture of the site: what it shows and where it is used. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    name: 'hero',
    use: 'hero',
    alt: 'Two-storey Sydney sandstone terrace in low sun, iron lace on its balcony, a scaffold at its right side',
    ratio: [4, 3],
  },
  drawn(
    'founder',
    'founder',
    'A stonemason’s bench: mallet, chisels and a square beside a half-tooled block of sandstone',
  ),
  drawn(
    'service',
    'service-masonry',
    'Coursed sandstone wall with its joints raked out on the right and repointed on the left, hawk, pointing iron and bucket on a plank',
  ),
  drawn(
    'service',
    'service-restoration',
    'Carved sandstone doorway, one half still black with grime, the other cleaned with new stones let in',
  ),
  drawn(
    'service',
    'service-foundation-repairs',
    'Section through the ground: a brick wall on an old stone footing, carried on a new concrete pin, a gravel drain beside it',
  ),
  drawn(
    'service',
    'service-structural-repairs',
    'Brick wall held on needles and steel props while a new steel lintel goes in',
  ),
  drawn(
    'service',
    'service-heritage-restoration',
    'Gothic sandstone gable with a rose window, pinnacles and a cross against the sky',
  ),
  drawn(
    'service',
    'service-building-restoration',
    'Three-storey Victorian street front, its left half restored, its right half behind scaffold',
  ),
  drawn(
    'service',
    'service-concrete-repairs',
    'Edge of a concrete balcony cut back to bared steel, half of the bars already primed red',
  ),
  drawn(
    'service',
    'service-remedial-building',
    'Red-brick block of flats with concrete balconies, scaffold standing against one bay',
  ),
  drawn(
    'area',
    'area-sydney-cbd',
    'Sandstone public building with an arcade and a clock tower, glass towers pale behind it',
  ),
  drawn(
    'area',
    'area-eastern-suburbs',
    'Layered sandstone cliff with white houses along its edge and the sea below',
  ),
  drawn(
    'area',
    'area-north-shore',
    'Federation brick house with a tiled gable and timber fretwork among tall gums',
  ),
  drawn(
    'area',
    'area-northern-beaches',
    'White arched surf pavilion under Norfolk pines, a headland and the sea behind',
  ),
  drawn(
    'area',
    'area-inner-west',
    'Row of narrow terraces with iron-lace balconies and doors of different colours, a jacaranda in flower before the last',
  ),
  drawn(
    'area',
    'area-greater-sydney',
    'Brick works with a stepped parapet and saw-tooth roof beside a water tower under a wide sky',
  ),
  drawn(
    'gallery',
    'gallery-sandstone-terrace',
    'Front door and sash window of a sandstone terrace, steps and an iron fence before them',
  ),
  drawn(
    'gallery',
    'gallery-warehouse-arch',
    'Brick warehouse arch of three rings over green timber doors, a hoist beam above',
  ),
  drawn(
    'gallery',
    'gallery-church-buttress',
    'Two stepped sandstone buttresses with a pointed two-light church window between them',
  ),
  drawn(
    'gallery',
    'gallery-window-tracery',
    'Stone tracery of a pointed church window, two lights under a quatrefoil',
  ),
  drawn(
    'gallery',
    'gallery-retaining-wall',
    'Rock-faced sandstone retaining wall stepping up a slope under a fig tree',
  ),
  drawn(
    'gallery',
    'gallery-harbour-seawall',
    'Sandstone seawall with a bollard and gulls, its courses mirrored in harbour water, the bridge far off',
  ),
  drawn(
    'gallery',
    'gallery-balcony-soffit',
    'Sound concrete balconies seen from below, each soffit with a drip groove near its edge',
  ),
  drawn(
    'gallery',
    'gallery-underpinned-footing',
    'Pit dug beside a house: stone wall, old footing and a new concrete underpin below it',
  ),
  drawn(
    'gallery',
    'gallery-chimney',
    'Tall corbelled brick chimney with four clay pots above a slate roof',
  ),
  drawn(
    'gallery',
    'gallery-parapet',
    'Stone balustrade, urns and cornice along the top of a building against the sky',
  ),
  drawn(
    'gallery',
    'gallery-quoins',
    'Corner of a building: alternating sandstone quoins bonded into red brick',
  ),
  drawn(
    'gallery',
    'gallery-lintel',
    'Flat arch of sandstone wedges with a carved keystone over a sash window',
  ),
  drawn(
    'gallery',
    'gallery-cornice',
    'Moulded sandstone cornice with dentils, leaf-carved brackets and rosettes, the date 1888 in Roman figures below',
  ),
  drawn(
    'gallery',
    'gallery-courtyard-wall',
    'Convict-era rubble courtyard wall with a blue door, a bench and a lemon tree in a pot',
  ),
  drawn(
    'gallery',
    'gallery-bridge-pier',
    'Sandstone viaduct: two arches meeting on a pier with a cutwater, standing in still water',
  ),
  drawn(
    'gallery',
    'gallery-stone-stair',
    'Broad flight of worn sandstone steps between low walls, rising to an arch',
  ),
  drawn(
    'gallery',
    'gallery-gateposts',
    'Two sandstone gateposts with ball caps, wrought-iron gates between them and trees beyond',
  ),
  drawn(
    'gallery',
    'gallery-rubble-cottage',
    'Small rubble-stone cottage with a corrugated iron veranda and brick chimney',
  ),
  ...pair(
    'paddington-terrace-front',
    'sandstone terrace front with open joints, black crust under the sills and a cracked lintel',
    'the same terrace front repointed and cleaned, the lintel whole again',
  ),
  ...pair(
    'surry-hills-warehouse-arches',
    'three brick warehouse arches, cracked through the crowns, with dropped bricks and salt stains',
    'the same three arches rebuilt and repointed, free of stains',
  ),
  ...pair(
    'mosman-retaining-wall',
    'sandstone retaining wall bulging, with stones pushed out and weeds in the joints',
    'the same retaining wall rebuilt plumb, with weep holes along its foot',
  ),
  ...pair(
    'glebe-church-buttress',
    'church buttress with eaten-away stones, a long crack and a black cap',
    'the same buttress with new stones let in and its cap renewed',
  ),
  ...pair(
    'balmain-parapet',
    'brick shop parapet leaning, its coping stones missing and the cornice cracked',
    'the same parapet upright again, coped and repointed',
  ),
  ...pair(
    'rocks-bond-store',
    'four-storey sandstone bond store with black crust, rising damp and worn joints',
    'the same bond store cleaned, dry at its foot and repointed',
  ),
  ...pair(
    'leichhardt-cottage-underpinning',
    'brick cottage with a stepped crack running from its window down to a sunken footing',
    'the same cottage level and whole, on concrete underpins that show in the section below ground',
  ),
  ...pair(
    'marrickville-corner-footing',
    'corner shop whose end has dropped, with cracks beside the door and a washed-out footing',
    'the same corner shop level again on a new footing',
  ),
  ...pair(
    'newtown-shopfront-lintels',
    'shopfront with sagging rusted lintels and cracked brickwork above them',
    'the same shopfront on new straight lintels, the brickwork stitched and repointed',
  ),
  ...pair(
    'manly-chimney-rebuild',
    'leaning brick chimney with a broken pot, missing bricks and open joints',
    'the same chimney rebuilt straight with both pots in place',
  ),
  ...pair(
    'bondi-balcony-membrane',
    'balcony with white lime streaks below its slab, peeling paint and rust',
    'the same balcony dry and painted, a flashing along its edge',
  ),
  ...pair(
    'chatswood-wall-ties',
    'brick gable wall bulging and cracked where its ties have rusted away',
    'the same wall flat and repointed, held by new stainless ties',
  ),
  ...pair(
    'coogee-balcony-soffit',
    'concrete balcony soffit with fallen cover and bared, rusted steel',
    'the same soffit patched flush and painted',
  ),
  {
    name: 'fallback',
    use: 'fallback',
    alt: 'Plain coursed sandstone',
    ratio: landscape,
  },
];

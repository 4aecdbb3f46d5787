import { findings as areaFindings } from '../areas/list/pages.ts';
import { projectAlts, type PairAlt } from '../projects/entries.ts';
import { findings as serviceFindings } from '../services/list/pages.ts';
import type { CatalogueEntry, PictureUse } from './types.ts';
import { business } from '../business.ts';
import { PROJECT_RATIO } from '#contract/content/pictures.ts';

const landscape = [3, 2] as const;

const drawn = (use: PictureUse, name: string, alt: string): CatalogueEntry => ({
  name,
  use,
  alt,
  ratio: landscape,
});

const drawnEach = (
  use: 'service' | 'area',
  findings: Readonly<Record<string, { readonly alt: string }>>,
): CatalogueEntry[] =>
  Object.entries(findings).map(([slug, { alt }]) => drawn(use, `${use}-${slug}`, alt));

const pair = (project: string, { before, after }: PairAlt): CatalogueEntry[] => [
  {
    name: `project-${project}-before`,
    use: 'project',
    alt: `Before: ${before}`,
    ratio: PROJECT_RATIO,
    pair: { project, state: 'before' },
  },
  {
    name: `project-${project}-after`,
    use: 'project',
    alt: `After: ${after}`,
    ratio: PROJECT_RATIO,
    pair: { project, state: 'after' },
  },
];

/**
 * Every picture of the site: what it shows and where it is used. Those of services, areas and projects
 * come from their own modules.
 */
export const catalogue: readonly CatalogueEntry[] = [
  {
    name: 'hero',
    use: 'hero',
    alt: 'Two-storey sandstone terrace in low sun, iron lace on its balcony, a scaffold at its right side',
    ratio: [4, 3],
  },
  drawn(
    'founder',
    'founder',
    'A stonemason’s bench: mallet, chisels and a square beside a half-tooled block of sandstone',
  ),
  ...drawnEach('service', serviceFindings),
  ...drawnEach('area', areaFindings),
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
  ...Object.entries(projectAlts).flatMap(([project, alt]) => pair(project, alt)),
  {
    name: 'fallback',
    use: 'fallback',
    alt: 'Plain coursed sandstone',
    ratio: landscape,
  },
];

/** One sharing card, 1200 x 630: which drawing it carries and what is set beneath it. */
export type ShareCard = {
  readonly slug: string;
  readonly picture: string;
  readonly title: string;
};

const cardsOf = (
  use: string,
  findings: Readonly<Record<string, { readonly card: string }>>,
): readonly ShareCard[] =>
  Object.entries(findings).map(([slug, { card }]) => ({
    slug,
    picture: `${use}-${slug}`,
    title: card,
  }));

/** Cards for the home page, every service and every area, named by slug. */
export const shareCards: readonly ShareCard[] = [
  { slug: 'default', picture: 'hero', title: `${business.city} stone and building repair` },
  ...cardsOf('service', serviceFindings),
  ...cardsOf('area', areaFindings),
];

/** Path of a sharing card. */
export const shareUrl = (slug: string): string => `/share/${slug}.jpg`;

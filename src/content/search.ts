import { areas } from './areas/index.ts';
import { places } from './areas/places.ts';
import type { AreaSlug } from './areas/types.ts';
import { catalogueSeo } from './catalogue-seo.ts';
import { categoryOfService, services } from './services/index.ts';
import type { ServiceSlug } from './services/types.ts';

/** What the search looks through and shows (specification 2-§3, 'Search result'). */
export type SearchRecord = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'service' | 'area';
  readonly href: string;
  readonly category: string;
  /** Further words that find the record; never shown. */
  readonly keywords: readonly string[];
};

/** Words that visitors use for a service and its page title does not. */
const serviceWords: Record<ServiceSlug, readonly string[]> = {
  masonry: [
    'bricklayer',
    'repointing',
    'tuckpointing',
    'pointing',
    'mortar',
    'chimney',
    'parapet',
    'retaining wall',
    'stonemason',
    'sandstone',
    'brick wall',
  ],
  restoration: [
    'stonework',
    'stonemason',
    'sandstone',
    'yellow block',
    'carving',
    'cleaning',
    'salt',
    'poultice',
    'indent',
  ],
  'foundation-repairs': [
    'underpinning',
    'subsidence',
    'sinking',
    'footings',
    'piers',
    'restumping',
    'screw piles',
    'reactive clay',
    'cracked wall',
  ],
  'structural-repairs': [
    'lintel',
    'crack stitching',
    'cracked wall',
    'bowed wall',
    'wall removal',
    'beam',
    'tie rod',
    'propping',
  ],
  'heritage-restoration': [
    'listed building',
    'conservation area',
    'heritage council',
    'tuckpointing',
    'lime plaster',
    'iron lace',
    'terrace',
  ],
  'building-restoration': [
    'facade',
    'façade',
    'render',
    'rising damp',
    'paint removal',
    'cornice',
    'limewash',
    'shopfront',
  ],
  'concrete-repairs': [
    'concrete cancer',
    'spalling',
    'carbonation',
    'rust',
    'balcony',
    'soffit',
    'cathodic protection',
    'car park',
  ],
  'remedial-building': [
    'strata',
    'waterproofing',
    'membrane',
    'leak',
    'leaking balcony',
    'wall ties',
    'flashing',
    'owners corporation',
  ],
};

/** Suburbs and regions beyond the five of the shared data. */
const areaWords: Record<AreaSlug, readonly string[]> = {
  'sydney-cbd': [...places['sydney-cbd'], 'City of Sydney', 'Inner Sydney', '2000'],
  'eastern-suburbs': ['Bronte', 'Tamarama', 'Clovelly', 'Double Bay', 'Vaucluse', 'Rose Bay'],
  'north-shore': [...places['north-shore'], 'North Sydney', 'Lower North Shore'],
  'northern-beaches': places['northern-beaches'],
  'inner-west': places['inner-west'],
  'greater-sydney': [
    ...places['greater-sydney'],
    'Hills District',
    'Western Sydney',
    'South Sydney',
  ],
};

/** Category under which areas are shown. */
const areaCategory = 'Service Areas';

/** Every service and area, in the order of the menus. */
export const searchRecords: readonly SearchRecord[] = [
  ...services.map((service): SearchRecord => ({
    id: service.id,
    title: service.label,
    description: service.description,
    type: 'service',
    href: service.href,
    category: categoryOfService(service.id)?.label ?? '',
    keywords: serviceWords[service.slug],
  })),
  ...areas.map((area): SearchRecord => ({
    id: area.id,
    title: area.label,
    description: area.description,
    type: 'area',
    href: area.href,
    category: areaCategory,
    keywords: [...new Set([...area.suburbs, ...areaWords[area.id]])],
  })),
];

/** What the page offers when it finds nothing (specification 2-§2, 'Search page'). */
export const searchSuggestions = [
  'masonry',
  'restoration',
  'structural repairs',
  'heritage',
  'concrete',
] as const;

/** Words of the search page in all its states. */
export const searchTexts = {
  seo: catalogueSeo['/search'],
  h1: 'Search',
  heading: (term: string): string => `Search results for “${term}”`,
  count: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
  refine: {
    heading: 'Refine your search',
    label: 'Search services and areas',
    placeholder: 'Trade, defect or suburb',
    help: 'Press Enter to search.',
    button: 'Search',
    categories: 'Service categories',
    areas: 'Service areas',
    quote: { text: 'Not sure what it is called? Describe it to us.', label: 'Get Free Quote' },
    quoteHref: '/contact',
  },
  /** How many areas the sidebar lists (specification 2-§9). */
  sidebarAreas: 5,
  typeLabels: { service: 'Service', area: 'Service area' },
  results: { label: 'Results', open: (title: string): string => `Go to ${title}` },
  none: {
    heading: 'No Results Found',
    text: (term: string): string =>
      `Nothing on this site matches “${term}”. One word often finds more than two.`,
    suggestions: 'Try one of these',
    contact: { text: 'Or tell us what you see, in your own words.', label: 'Contact us' },
    contactHref: '/contact',
  },
  empty: {
    heading: 'What are you looking for?',
    text: 'Type a trade (repointing), a defect (rising damp) or a suburb (Newtown).',
    suggestions: 'Often searched',
  },
  offline: 'The search works without a signal: everything it looks through is on your phone.',
} as const;

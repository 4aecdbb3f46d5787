import { thisDevice } from './device.ts';
import { saidBySample } from './own-statements.ts';
import { services } from './services/index.ts';

/** Headings of the kinds of results. */
const groupLabels: Record<SearchGroup, string> = {
  service: 'Services',
  area: 'Service areas',
  page: 'Pages and forms',
  question: 'Questions and answers',
  project: 'Projects',
  legal: 'Terms and privacy',
};

/** What the page offers when it finds nothing. */
export const searchSuggestions: readonly string[] = saidBySample(
  ['masonry', 'restoration', 'structural repairs', 'heritage', 'concrete'],
  services.slice(0, 5).map(({ label }) => label),
);

/** Words of the search page in all its states. */
export const searchTexts = {
  h1: 'Search',
  heading: (term: string): string => `Search results for “${term}”`,
  count: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
  refine: {
    heading: 'Refine your search',
    label: 'Search the whole site',
    placeholder: 'Trade, defect or suburb',
    help: 'Press Enter to search.',
    button: 'Search',
    categories: 'Service categories',
    areas: 'Service areas',
    quote: { text: 'Not sure what it is called? Describe it to us.', label: 'Get Free Quote' },
    quoteHref: '/contact',
  },
  /** How many areas the sidebar lists. */
  sidebarAreas: 5,
  /** How many results of a kind are shown before the rest is asked for. */
  shownOfGroup: 5,
  groups: groupLabels,
  typeLabels: { service: 'Service', area: 'Service area' },
  results: {
    label: 'Results',
    all: (count: number, group: string): string => `Show all ${count}: ${group}`,
  },
  looking: 'Searching',
  failed: {
    heading: `The search is not on ${thisDevice} yet`,
    text: 'It could not be loaded. The lists on this page lead to every service and area.',
    button: 'Try again',
  },
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
    text: saidBySample(
      'Type a trade (repointing), a defect (rising damp) or a suburb (Newtown).',
      'Type what you need, what you see, or a suburb.',
    ),
    suggestions: 'Often searched',
  },
  offline: 'The search works without a signal: everything it looks through is kept here.',
} as const;

/** Kinds of results, in the order in which the page lists them when they match equally well. */
export const searchGroups = ['service', 'area', 'page', 'question', 'project', 'legal'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** One thing that the search can find. */
export type SearchDocument = {
  readonly id: string;
  readonly group: SearchGroup;
  readonly title: string;
  readonly href: string;
  /** Shown under the title when no better sentence matches. */
  readonly description: string;
  /** Words that find it and are not shown. */
  readonly keywords: string;
  /** Everything else that it says. */
  readonly text: string;
};

import { about } from '../about.ts';
import { areasOverview } from '../areas-overview.ts';
import { areaHref } from '../areas/index.ts';
import { list as areaEntries } from '../areas/list/entries.ts';
import { list as areaPages } from '../areas/list/pages.ts';
import { business } from '../business.ts';
import { claims, figures, responseClaims } from '../claims.ts';
import { assessmentLevels, assessmentPricing } from '../forms/assessment-options.ts';
import { galleryTexts } from '../gallery.ts';
import { explorer } from '../home/explorer.ts';
import { founder } from '../home/founder.ts';
import { hero } from '../home/hero.ts';
import { processSection, processSteps } from '../home/process.ts';
import { homeAbout, homeContact, homeSections } from '../home/sections.ts';
import { guarantee } from '../home/stats.ts';
import { testimonialsText } from '../home/testimonials.ts';
import { servicesOverview } from '../services-overview.ts';
import { serviceHref } from '../services/index.ts';
import { list as serviceEntries } from '../services/list/entries.ts';
import { list as servicePages } from '../services/list/pages.ts';
import { capital, fieldsIn, type TextField } from './fields.ts';

export type { TextField };
import { NUMBER_MAX, PRICE_MAX, TIME_MAX } from './limits.ts';

/** Texts of one page or part of the site, which are changed together. */
export type TextGroup = {
  readonly kind: 'words' | 'prices' | 'numbers';
  readonly slug: string;
  readonly title: string;
  /** Page that shows it. */
  readonly path: string;
  readonly fields: readonly TextField[];
};

type Place = Omit<TextGroup, 'kind' | 'fields'>;

/** Facts about the firm have a form of their own. */
const facts = new Set<string>([business.licence, `ABN ${business.abn}`]);

/** A page's title is what the form on it is about; in menus its name is that of the entry. */
const isFixed = ({ key, text }: TextField): boolean => key === 'title' || facts.has(text);

const words = (place: Place, content: object): TextGroup => ({
  kind: 'words',
  ...place,
  fields: fieldsIn(content).filter((field) => !isFixed(field)),
});

const ofServices = serviceEntries.map((entry) =>
  words(
    { slug: `service-${entry.slug}`, title: entry.label, path: serviceHref(entry.slug) },
    { ...entry, ...servicePages[entry.slug] },
  ),
);

const ofAreas = areaEntries.map((entry) =>
  words(
    { slug: `area-${entry.id}`, title: entry.label, path: areaHref(entry.id) },
    { ...entry, ...areaPages[entry.id] },
  ),
);

const home = (slug: string, title: string, content: object): TextGroup =>
  words({ slug: `home-${slug}`, title: `Home: ${title}`, path: '/' }, content);

const ofHome: readonly TextGroup[] = [
  home('hero', 'top of the page', hero),
  home('about', 'about the firm', homeAbout),
  home('services', 'services', { ...explorer, quote: undefined }),
  home('process', 'how a job runs', { section: processSection, steps: processSteps }),
  home('gallery', 'gallery', galleryTexts),
  home('guarantee', 'guarantee', guarantee),
  home('founder', 'founder', founder),
  home('reviews', 'reviews', testimonialsText),
  home('areas', 'areas', homeSections.areas),
  home('contact', 'contact', { heading: homeContact.heading, intro: homeContact.intro }),
];

const ofPages: readonly TextGroup[] = [
  words({ slug: 'services', title: 'Services', path: '/services' }, servicesOverview),
  words({ slug: 'areas', title: 'Service areas', path: '/areas' }, areasOverview),
  words({ slug: 'about', title: 'About', path: '/about' }, about),
];

const prices: TextGroup = {
  kind: 'prices',
  slug: 'prices',
  title: 'Prices',
  path: '/assessment',
  fields: [
    {
      key: 'firstMasonryDiscount',
      label: 'Discount on the first masonry project',
      text: claims.firstMasonryDiscount,
      max: PRICE_MAX,
    },
    {
      key: 'freeVisitRadius',
      label: 'Visits are free within',
      text: claims.freeVisitRadius,
      max: PRICE_MAX,
    },
    ...assessmentLevels.map(({ value, label }) => ({
      key: `assessment.${value}`,
      label: `Assessment fee in dollars: ${label}`,
      text: String(assessmentPricing[value]),
      max: NUMBER_MAX,
    })),
  ],
};

/** Counted from the year of foundation. */
const COUNTED = 'yearsInBusiness';

/** Times of no form's promise, and of no legal term. */
const changeableTimes = [
  'firstCall',
  'quote',
  'quotationAfterVisit',
  'cbdEmergency',
  'criticalMasonry',
  'urgentRepair',
] as const satisfies readonly (keyof typeof responseClaims)[];

const numbers: TextGroup = {
  kind: 'numbers',
  slug: 'numbers',
  title: 'Numbers',
  path: '/',
  fields: [
    ...Object.entries(figures).map(([name, { value, suffix, noun }]) => ({
      key: `figures.${name}.value`,
      label: suffix === '%' ? `Per cent: ${noun}` : capital(noun),
      text: String(value),
      max: NUMBER_MAX,
    })),
    ...changeableTimes.map((name) => ({
      key: `times.${name}.time`,
      label: capital(responseClaims[name].answers),
      text: responseClaims[name].time,
      max: TIME_MAX,
    })),
  ].filter(({ key }) => !key.includes(COUNTED)),
};

/**
 * Every text that can be changed without a build, as the site was built. Not with the visitors' start:
 * the editor and the server import it when they need it.
 */
export const textGroups: readonly TextGroup[] = [
  ...ofHome,
  ...ofPages,
  ...ofServices,
  ...ofAreas,
  prices,
  numbers,
];

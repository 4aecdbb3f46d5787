import { builtAbout } from '../about.ts';
import { builtAreasOverview } from '../areas-overview.ts';
import { areaHref, builtAreaEntries } from '../areas/index.ts';
import { list as areaPages } from '../areas/list/pages.ts';
import { builtRating, business } from '../business.ts';
import { builtContact } from '../contact.ts';
import { builtEmergency } from '../emergency.ts';
import { builtFigures, builtResponses, builtTerms } from '../claims.ts';
import { assessmentLevels, builtAssessmentPricing } from '../forms/assessment-options.ts';
import { builtGalleryTexts } from '../gallery.ts';
import { builtExplorer } from '../home/explorer.ts';
import { builtFooter } from '../footer.ts';
import { builtFounder } from '../home/founder.ts';
import { builtHero } from '../home/hero.ts';
import { builtProcessSection, builtProcessSteps } from '../home/process.ts';
import { builtHomeAbout, builtHomeContact, builtHomeSections } from '../home/sections.ts';
import { builtGuarantee } from '../home/stats.ts';
import { builtTestimonialsText } from '../home/testimonials.ts';
import { builtPrivacyPolicy } from '../legal/privacy.ts';
import { builtTermsOfService } from '../legal/terms.ts';
import { builtNotFound } from '../not-found.ts';
import { builtPageEntries, type PageSlug, pageHref } from '#content/pages/index.ts';
import { builtNotFoundSeo } from '../seo.ts';
import { builtIntroductions, builtServicesOverview } from '../services-overview.ts';
import { builtCategoryWords, builtServiceEntries, serviceHref } from '../services/index.ts';
import { list as servicePages } from '../services/list/pages.ts';
import { serviceCategoryIds, type ServicePage } from '../services/types.ts';
import { called, capital, fieldsIn, type TextField } from './fields.ts';

export type { TextField };
import { contentLimits } from '#contract/content/lines.ts';
import { NUMBER_MAX, PRICE_MAX, textLimits, TIME_MAX } from './limits.ts';

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

const ofServices = builtServiceEntries.map((entry) =>
  words(
    { slug: `service-${entry.slug}`, title: entry.label, path: serviceHref(entry.slug) },
    { ...entry, ...servicePages[entry.slug] },
  ),
);

const ofAreas = builtAreaEntries.map((entry) =>
  words(
    { slug: `area-${entry.id}`, title: entry.label, path: areaHref(entry.id) },
    { ...entry, ...areaPages[entry.id] },
  ),
);

const home = (slug: string, title: string, content: object): TextGroup =>
  words({ slug: `home-${slug}`, title: `Home: ${title}`, path: '/' }, content);

const ofHome: readonly TextGroup[] = [
  home('hero', 'top of the page', builtHero),
  home('about', 'about the firm', builtHomeAbout),
  home('services', 'services', { ...builtExplorer, quote: undefined }),
  home('process', 'how a job runs', {
    section: builtProcessSection,
    steps: builtProcessSteps,
  }),
  home('gallery', 'gallery', builtGalleryTexts),
  home('guarantee', 'guarantee', builtGuarantee),
  home('founder', 'founder', builtFounder),
  home('reviews', 'reviews', builtTestimonialsText),
  home('areas', 'areas', builtHomeSections),
  home('contact', 'contact', {
    heading: builtHomeContact.heading,
    intro: builtHomeContact.intro,
  }),
];

/** What pages say that are no service's and no area's; of the others, only what search engines show. */
const saidOn: Partial<Record<PageSlug, object>> = {
  services: builtServicesOverview,
  areas: builtAreasOverview,
  about: builtAbout,
  contact: {
    ...builtContact,
    // The names of the areas are those of their pages.
    areas: { ...builtContact.areas, names: undefined },
  },
  emergency: builtEmergency,
  'privacy-policy': builtPrivacyPolicy,
  'terms-of-service': builtTermsOfService,
};

/** Groups of services keep their place and their address, whatever they are called. */
const ofGroups = serviceCategoryIds.flatMap((id, at): readonly TextField[] => {
  const field = (name: string, text: string, max: number, rows?: number): TextField => ({
    key: `groups.${id}.${name}`,
    label: `Group ${at + 1}, ${called(name)}`,
    text,
    max,
    rows,
  });
  const { label, description } = builtCategoryWords[id];
  return [
    field('label', label, contentLimits.pageName),
    field('description', description, contentLimits.pageDescription),
    field('intro', builtIntroductions[id].intro, textLimits.intro, 2),
  ];
});

const ofPages: readonly TextGroup[] = builtPageEntries
  .filter(({ noindex = false }) => !noindex)
  .map(({ slug, label, seo }) => {
    const title = slug === 'home' ? 'Home: search engines' : label;
    const group = words({ slug, title, path: pageHref(slug) }, { ...saidOn[slug], seo });
    return slug === 'services' ? { ...group, fields: [...group.fields, ...ofGroups] } : group;
  });

const ofFooter = words({ slug: 'footer', title: 'Foot of every page', path: '/' }, builtFooter);

const ofNotFound = words(
  { slug: 'not-found', title: 'Page not found', path: '/404' },
  { h1: builtNotFound.h1, text: builtNotFound.text, seo: builtNotFoundSeo },
);

/** Prices that the texts of one service name. */
const pricesOfServices = builtServiceEntries.flatMap(({ slug, label }) => {
  const page: ServicePage = servicePages[slug];
  return Object.entries(page.prices ?? {}).map(([name, text]) => ({
    key: `${slug}.${name}`,
    label: `${label}, ${called(name)}`,
    text,
    max: PRICE_MAX,
  }));
});

const prices: TextGroup = {
  kind: 'prices',
  slug: 'prices',
  title: 'Prices',
  path: '/assessment',
  fields: [
    {
      key: 'firstMasonryDiscount',
      label: 'Discount on the first masonry project',
      text: builtTerms.firstMasonryDiscount,
      max: PRICE_MAX,
    },
    {
      key: 'freeVisitRadius',
      label: 'Visits are free within',
      text: builtTerms.freeVisitRadius,
      max: PRICE_MAX,
    },
    ...assessmentLevels.map(({ value, label }) => ({
      key: `assessment.${value}`,
      label: `Fee for an assessment report, in dollars: ${label}`,
      text: String(builtAssessmentPricing[value]),
      max: NUMBER_MAX,
    })),
    {
      key: 'assessment.prioritySurcharge',
      label: 'Added to the fee for a visit with priority, in per cent',
      text: String(builtAssessmentPricing.prioritySurcharge),
      max: NUMBER_MAX,
      most: 100,
    },
    ...pricesOfServices,
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
] as const satisfies readonly (keyof typeof builtResponses)[];

const numbers: TextGroup = {
  kind: 'numbers',
  slug: 'numbers',
  title: 'Numbers',
  path: '/',
  fields: [
    ...Object.entries(builtFigures).map(([name, { value, suffix, noun }]) => ({
      key: `figures.${name}.value`,
      label: suffix === '%' ? `Per cent: ${noun}` : capital(noun),
      text: String(value),
      max: NUMBER_MAX,
      least: 1,
      ...(suffix === '%' && { most: 100 }),
    })),
    ...changeableTimes.map((name) => ({
      key: `times.${name}.time`,
      label: capital(builtResponses[name].answers),
      text: builtResponses[name].time,
      max: TIME_MAX,
    })),
    {
      key: 'rating.value',
      label: `Average rating, out of ${builtRating.best}`,
      text: String(builtRating.value),
      max: NUMBER_MAX,
      least: 1,
      most: builtRating.best,
    },
    {
      key: 'rating.count',
      label: 'Reviews that the rating is made of',
      text: String(builtRating.count),
      max: NUMBER_MAX,
      least: 1,
    },
  ].filter(({ key }) => !key.includes(COUNTED)),
};

/**
 * Every text that can be changed without a build, as the site was built. Not with the visitors' start:
 * the editor and the server import it when they need it.
 */
export const textGroups: readonly TextGroup[] = [
  ...ofHome,
  ...ofPages,
  ofFooter,
  ofNotFound,
  ...ofServices,
  ...ofAreas,
  prices,
  numbers,
];

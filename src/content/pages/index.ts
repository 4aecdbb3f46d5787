import { business } from '../business.ts';
import { saidBySample } from '../own-statements.ts';
import type { Seo } from '../page-types.ts';
import { titled } from '../seo.ts';
import { withTexts } from '../texts/with-texts.ts';

/** A part that skip links lead to and not every page has, by its id. */
export type PagePart = 'services' | 'contact';

/** The name of a page's own component: `src/pages/{name}.tsx`. */
export function componentOf(slug: string): string {
  const name = slug.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return `${name}Page`;
}

/** What every page's script knows of a page: short, since all entries are loaded with the first page. */
export type PageEntry = {
  /** Its path: /{slug}. That of `home` is /. */
  readonly slug: string;
  /** What a link to it says. */
  readonly label: string;
  /** Whether the menu leads there. */
  readonly menu?: boolean;
  /** Where the footer leads there, if it does. */
  readonly footer?: 'company' | 'legal';
  /** The card of the sitemap page that leads there, if one does. */
  readonly sitemap?: 'main' | 'start' | 'legal';
  /** Priority in the sitemap for search engines, 0 to 1 (sitemaps.org); 0.7 where it says nothing. */
  readonly priority?: number;
  /** Not for search engines. */
  readonly noindex?: boolean;
  /** Shows what only the browser knows: hydrated at once, not with the first interaction. */
  readonly live?: boolean;
  /** Which of the parts that skip links lead to it has. */
  readonly parts?: readonly PagePart[];
  readonly seo: Seo;
};

/**
 * The pages, in the order of every list of them. The words of one are in `pages/text/{slug}.ts`, or with
 * its own component; how it is found is in `search.ts`.
 */
const entries = [
  {
    slug: 'home',
    label: 'Home',
    menu: true,
    sitemap: 'main',
    priority: 1,
    parts: ['services', 'contact'],
    seo: {
      title: titled(
        `${saidBySample('Masonry and Restoration', 'Building Services')}, ${business.city}`,
        { first: true },
      ),
      description: saidBySample(
        `A ${business.city} family firm that repairs sandstone, brick and concrete since ${business.established}. Cause first, price in writing, and a first look at your wall free of charge.`,
        `Building repairs in ${business.city} since ${business.established}. Cause first, the price in writing, and a first look at your building free of charge.`,
      ),
    },
  },
  {
    slug: 'services',
    label: 'Services',
    menu: true,
    priority: 0.8,
    parts: ['services'],
    seo: {
      title: titled(`Building Repair Services ${business.city}`),
      description: saidBySample(
        'Masonry, footings, structure, heritage, stone, concrete, façades and remedial work by our own crews. Start from the crack you see and find its trade.',
        `What we do in ${business.city}, service by service, by our own crews. Start from what you see, and find out what causes it and who mends it.`,
      ),
    },
  },
  {
    slug: 'areas',
    label: 'Service Areas',
    menu: true,
    priority: 0.8,
    seo: {
      title: titled(`${business.city} Service Areas`),
      description: saidBySample(
        'From The Rocks to Penrith and Palm Beach: each area has its own ground and its own way of building. See what goes wrong near you, and who mends it.',
        `The suburbs of ${business.city}, each with its own ground and its own way of building. See what goes wrong near you, and who mends it.`,
      ),
    },
  },
  {
    slug: 'about',
    label: 'About',
    menu: true,
    footer: 'company',
    sitemap: 'main',
    seo: {
      title: titled(saidBySample('About a Family of Stonemasons', 'About the Firm')),
      description: saidBySample(
        `How one stonemason and his two sons came to mend ${business.city}’s walls, who does the work on your job, and the repairs we refuse to do because they never last.`,
        `Who does the work on your job in ${business.city}, how we decide, and the repairs we refuse to do because they never last.`,
      ),
    },
  },
  {
    slug: 'projects',
    label: 'Projects',
    menu: true,
    footer: 'company',
    sitemap: 'main',
    seo: {
      title: titled('Projects, Before and After'),
      description: saidBySample(
        `${business.city} jobs drawn before and after: terraces, bond stores, balconies, chimneys and footings. What was wrong with each and what was done about it.`,
        `${business.city} jobs before and after: which building each was, what was wrong with it, what was done about it, and what came of it.`,
      ),
    },
  },
  {
    slug: 'contact',
    label: 'Contact',
    menu: true,
    footer: 'company',
    sitemap: 'main',
    parts: ['contact'],
    seo: {
      title: titled('Contact'),
      description: `Call ${business.phone.display}, write, or send the form. Opening hours, the areas we cover, and what to photograph before you ring about the job.`,
    },
  },
  {
    slug: 'quote',
    label: 'Request a quote',
    footer: 'company',
    sitemap: 'start',
    seo: {
      title: titled('Request a Quote'),
      description:
        'Describe the job, the trouble and your timing, and hear a budget figure within a working day. The written quotation follows a free visit and includes GST.',
    },
  },
  {
    slug: 'assessment',
    label: 'Book an assessment report',
    footer: 'company',
    sitemap: 'start',
    seo: {
      title: titled('Book an Assessment Report'),
      description:
        'A written report on cracks, stone, concrete or damp, in three levels with the fee shown as you choose, credited in full if you commission the work.',
    },
  },
  {
    slug: 'emergency',
    label: 'Emergency repairs',
    footer: 'company',
    sitemap: 'start',
    priority: 0.8,
    parts: ['contact'],
    seo: {
      title: titled(`Emergency Building Repairs ${business.city}`),
      description:
        'Falling masonry, a leaning wall, a car through the shopfront: what to do in the first hour, whom to ring, and how we make a building safe, day or night.',
    },
  },
  {
    slug: 'review',
    label: 'Leave a review',
    footer: 'company',
    sitemap: 'legal',
    seo: {
      title: titled('Rate Our Work'),
      description: saidBySample(
        'Tell us how the job went. Five stars to tap, a private note to the family if something was not right, a public word for the next owner if it was.',
        'Tell us how the job went. Five stars to tap, a private note to the firm if something was not right, a public word for the next owner if it was.',
      ),
    },
  },
  {
    slug: 'requests',
    label: 'My requests',
    footer: 'company',
    sitemap: 'legal',
    noindex: true,
    live: true,
    seo: {
      title: titled('My Requests'),
      description:
        'What you have sent from here and how it stands: waiting for signal, delivered, or in need of a correction. Send again, edit or delete it here.',
    },
  },
  {
    slug: 'privacy-policy',
    label: 'Privacy policy',
    footer: 'legal',
    sitemap: 'legal',
    priority: 0.3,
    parts: ['contact'],
    seo: {
      title: titled('Privacy Policy'),
      description:
        'What personal information we collect, why, who sees it, how long it is kept, and how to have it corrected or deleted under the Privacy Principles.',
    },
  },
  {
    slug: 'terms-of-service',
    label: 'Terms of service',
    footer: 'legal',
    sitemap: 'legal',
    priority: 0.3,
    parts: ['services', 'contact'],
    seo: {
      title: titled('Terms of Service'),
      description: `Quotations, variations, payment, warranties and complaints: the terms of our building work under the Australian Consumer Law and ${business.state} home building law.`,
    },
  },
  {
    slug: 'sitemap',
    label: 'Sitemap',
    footer: 'legal',
    priority: 0.3,
    seo: {
      title: titled('Sitemap'),
      description:
        'Every page of the site in one list: services by category, areas with their suburbs, quotes and assessment reports, legal pages and the XML sitemap files.',
    },
  },
  {
    slug: 'search',
    label: 'Search',
    footer: 'legal',
    sitemap: 'start',
    priority: 0,
    noindex: true,
    live: true,
    seo: {
      title: titled('Search Services and Areas'),
      description: saidBySample(
        `Search our building services and ${business.city} service areas: masonry, restoration, structural repairs, heritage and concrete, by trade, suburb or defect.`,
        `Search our building services and ${business.city} service areas, questions and answers, and finished jobs, by trade, suburb or defect.`,
      ),
    },
  },
  {
    slug: 'thank-you',
    label: 'Thank you',
    sitemap: 'legal',
    noindex: true,
    live: true,
    seo: {
      title: titled('Thank You'),
      description:
        'How your request stands: delivered with its receipt, or kept until there is signal, and what happens between now and our first call.',
    },
  },
] as const satisfies readonly PageEntry[];

/** Last part of the path /{slug}; `home` for /. */
export type PageSlug = (typeof entries)[number]['slug'];

type Entry = PageEntry & { readonly slug: PageSlug };

/** Every page's entry as the site was built; services and areas have entries apart. */
export const builtPageEntries: readonly Entry[] = entries;

/** Every page's entry. */
export const pageEntries: readonly Entry[] = builtPageEntries.map((entry) => ({
  ...entry,
  ...withTexts('words', entry.slug, { seo: entry.seo }),
}));

/** Where a page is. */
export const pageHref = (slug: PageSlug): `/${string}` => (slug === 'home' ? '/' : `/${slug}`);

/** Links to the pages whose entries ask for it. */
export const pageLinks = (asks: (entry: PageEntry) => boolean) =>
  pageEntries.filter(asks).map(({ slug, label }) => ({ id: slug, label, href: pageHref(slug) }));

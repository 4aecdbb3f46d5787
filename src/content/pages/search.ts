import { about } from '../about.ts';
import { assessment } from '../assessment.ts';
import { business } from '../business.ts';
import { contact } from '../contact.ts';
import { emergency } from '../emergency.ts';
import { founder } from '../home/founder.ts';
import { hero } from '../home/hero.ts';
import { processSection, processSteps } from '../home/process.ts';
import { homeAbout } from '../home/sections.ts';
import { guarantee } from '../home/stats.ts';
import { testimonialsText } from '../home/testimonials.ts';
import { testimonials } from '../testimonials.ts';
import { quote } from '../quote.ts';
import { review } from '../review.ts';
import type { PageSlug } from './index.ts';

/** How a page is found by the site's own search, beside its description. */
export type PageSearch = {
  /** What the result is headed with; the entry's label where it says nothing. */
  readonly title?: string;
  /** Words that find it and are not shown. */
  readonly keywords: string;
  /** Content whose words find it. */
  readonly text: readonly unknown[];
};

/** How pages are found; one that is not named here is not. */
export const pageSearch: Readonly<Partial<Record<PageSlug, PageSearch>>> = {
  home: {
    title: `${business.name}, home page`,
    keywords: 'start welcome how it works steps process reviews what clients say guarantee',
    text: [
      hero,
      founder,
      homeAbout,
      guarantee,
      processSection,
      processSteps,
      testimonialsText.heading,
      testimonials.map(({ title, content }) => [title, content]),
    ],
  },
  services: {
    title: 'All services',
    keywords: 'what do you do trades list',
    text: [],
  },
  areas: {
    title: 'All service areas',
    keywords: 'suburbs do you come to near me where do you work',
    text: [],
  },
  about: {
    title: `About ${business.name}`,
    keywords: `who are you family owner founder ${business.people.founder.firstName} history licensed insured apprentice`,
    text: [about],
  },
  projects: {
    keywords: 'before and after photos pictures gallery examples past work portfolio',
    text: [],
  },
  contact: {
    keywords: 'phone number call email address opening hours open saturday where',
    text: [contact],
  },
  quote: {
    keywords: 'price cost estimate how much request quotation free quote tender budget',
    text: [quote],
  },
  assessment: {
    keywords:
      'inspection report building inspection pre-purchase survey engineer assessment report fee book',
    text: [assessment],
  },
  emergency: {
    title: emergency.title,
    keywords: 'urgent tonight now 24/7 collapsed fell storm dangerous make safe after hours',
    text: [emergency],
  },
  review: {
    title: review.h1,
    keywords: 'feedback rating stars testimonial complaint google',
    text: [review],
  },
  requests: {
    keywords: 'my quote sent waiting offline saved',
    text: [],
  },
  sitemap: { keywords: '', text: [] },
};

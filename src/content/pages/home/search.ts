import { business } from '../../business.ts';
import { homeAbout } from '../../home/sections.ts';
import { founder } from '../../home/founder.ts';
import { hero } from '../../home/hero.ts';
import { processSection, processSteps } from '../../home/process.ts';
import { guarantee } from '../../home/stats.ts';
import { testimonials, testimonialsText } from '../../home/testimonials.ts';
import type { PageSearch } from '../types.ts';

/** How the home page is found. */
export const search = {
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
} as const satisfies PageSearch;

import { business } from '../business.ts';
import { claims } from '../claims.ts';

/** The home page's short account of the firm. */
export const homeAbout = {
  heading: 'One trade, done the whole way',
  paragraphs: [
    `Much of Sydney stands on work that nobody teaches widely any more: soft stone bedded in lime, brick tied to brick with wire, footings laid straight on clay. ${business.name} repairs that work for home owners, strata committees and the people who look after commercial buildings.`,
    `We hold a NSW contractor licence and carry public liability and workers compensation insurance. Looking at your wall costs nothing within ${claims.freeVisitRadius} of the city.`,
  ],
  link: { label: 'More about the family', href: '/about' },
} as const;

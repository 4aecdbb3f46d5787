import { saidBySample } from '../own-statements.ts';
import { business } from '../business.ts';
import { claims } from '../claims.ts';
import { saidInState } from '../place-statements.ts';
import { withTexts } from '../texts/with-texts.ts';

/** As the site was built. */
export const builtHomeSections = {
  areas: {
    heading: 'Where we work',
    intro: saidBySample(
      'From the GPO out to the last suburb before the mountains.',
      `From the middle of ${business.city} out to its last suburb.`,
    ),
    link: { label: 'All service areas', href: '/areas' },
  },
} as const;

/** Headings of home sections whose lists live elsewhere. */
export const homeSections = withTexts('words', 'home-areas', builtHomeSections);

/** As the site was built. */
export const builtHomeAbout = {
  heading: 'One trade, done the whole way',
  paragraphs: [
    saidBySample(
      `Much of Sydney stands on work that nobody teaches widely any more: soft stone bedded in lime, brick tied to brick with wire, footings laid straight on clay. ${business.name} repairs that work for home owners, strata committees and the people who look after commercial buildings.`,
      `${business.name} repairs what time, water and moving ground have done to buildings, for home owners, strata committees and the people who look after commercial buildings.`,
    ),
    `${saidInState(`We hold a ${business.state} contractor licence and carry`, 'We are licensed, and carry')} public liability and workers compensation insurance. Looking at your wall costs nothing within ${claims.freeVisitRadius} of the city.`,
  ],
  link: { label: saidBySample('More about the family', 'More about us'), href: '/about' },
} as const;

/** The home page's short account of the firm. */
export const homeAbout = withTexts('words', 'home-about', builtHomeAbout);

/** As the site was built. */
export const builtHomeContact = {
  id: 'contact',
  heading: 'Tell us what you see',
  intro: `Messages from here are answered ${claims.responses.contactSection} in opening hours. If something is about to fall, ring instead.`,
  call: {
    heading: 'Call',
    label: business.phone.display,
    note: `Emergencies ${claims.responses.emergency}`,
  },
  email: {
    heading: 'Email',
    label: business.email.display,
    note: 'Photographs welcome',
  },
  hoursHeading: 'Open',
} as const;

/** The contact section that closes the home page (id `contact`). */
export const homeContact = withTexts('words', 'home-contact', builtHomeContact);

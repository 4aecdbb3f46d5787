import { placesServed } from './areas/index.ts';
import { business } from './business.ts';
import { claims, figures, figureText } from './claims.ts';
import { fieldText } from './forms/common.ts';
import type { FieldText } from './forms/types.ts';
import { ownTiles } from './own-claims.ts';
import type { StatTile } from './page-types.ts';
import { withTexts } from './texts/with-texts.ts';

/** Fields of the contact page form; its button opens the popup. */
export const contactFields = {
  firstName: fieldText.firstName,
  lastName: fieldText.lastName,
  email: fieldText.email,
  phone: fieldText.phone,
  service: { label: 'Service' },
  message: {
    label: 'Project details',
    placeholder: 'The building, the trouble, and when you would like it done',
  },
} as const satisfies Record<string, FieldText>;

/** Trust stats of the contact page. */
export const contactTiles = ownTiles([
  {
    value: figureText(figures.yearsInBusiness),
    label: figures.yearsInBusiness.noun,
    figure: figures.yearsInBusiness,
  },
  {
    value: figureText(figures.homesAndLots),
    label: figures.homesAndLots.noun,
    figure: figures.homesAndLots,
  },
  { value: claims.rating, label: `from ${claims.reviewCount} reviews`, isRating: true },
] as const satisfies readonly StatTile[]);

/** The contact page as the site was built; Sundays read '24/7 priority' here. */
export const builtContact = {
  h1: 'Talk to a mason, not a call centre',
  lead: 'Ring, write, or send the form. Whoever answers has stood on a scaffold.',
  form: {
    heading: 'Your project',
    intro: 'Nothing is sent until you have looked it over in the next window.',
    button: 'Get Free Assessment',
  },
  call: {
    heading: 'Call',
    text: 'The quickest way, and the only one for anything dangerous.',
    link: business.phone,
  },
  email: {
    heading: 'Email',
    text: 'Send photographs: one of the whole wall, one up close with a coin for scale.',
    link: business.email,
  },
  areas: {
    heading: 'Service areas',
    text: `We look at jobs free of charge within ${claims.freeVisitRadius} of the city, and farther out by arrangement.`,
    names: placesServed,
  },
  hours: {
    heading: 'Business hours',
    rows: business.openingHours,
    priority: `Emergencies: ${business.sundayNotes.contact}`,
  },
  trustHeading: 'Why people ring back',
} as const;

/** The contact page. */
export const contact = withTexts('words', 'contact', builtContact);

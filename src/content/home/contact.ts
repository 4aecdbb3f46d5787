import { business } from '../business.ts';
import { claims } from '../claims.ts';

/** The contact section that closes the home page (id `contact`). */
export const homeContact = {
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

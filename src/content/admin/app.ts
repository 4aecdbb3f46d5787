import { business } from '../business.ts';

/** The owner's own app, which installs beside the visitors'. */
export const adminApp = {
  name: `${business.name} Office`,
  shortName: `${business.shortName} Office`,
  description: `The leads of ${business.name}, for its owner.`,
  website: 'View the website',
  /** What the phone's bar has room for; the others stand behind 'More'. */
  inBar: ['dashboard', 'leads', 'notices'],
  more: 'More',
  moreScreens: 'More screens',
  /** What is on show, and perhaps just saved, could not be read once more. */
  notAnew: {
    title: 'This screen could not be read anew',
    description: 'It shows what was read before. Nothing that you have typed is lost.',
  },
} as const;

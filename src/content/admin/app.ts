import { business } from '../business.ts';

/** The owner's own app, which installs beside the visitors'. */
export const adminApp = {
  name: `${business.name} Office`,
  shortName: `${business.shortName} Office`,
  description: `The leads of ${business.name}, for its owner.`,
  website: 'View the website',
  /** What the phone's bar has room for; the others are behind 'More'. */
  inBar: ['dashboard', 'leads', 'notices'],
  more: 'More',
  moreScreens: 'More screens',
  /** A refetch has failed; what was just saved is saved. */
  notRefreshed: {
    title: 'This screen could not be refreshed',
    description: 'It shows earlier data. Nothing you typed is lost.',
  },
} as const;

import { business } from './business.ts';
import type { Seo } from './page-types.ts';

/** Characters of a title that search engines show. */
const SHOWN = 60;

/** Two parts of a page's title, one of them the firm's name: its short name where both are too long. */
export function titled(part: string, name: { readonly first: boolean } = { first: false }): string {
  const join = (firm: string) => (name.first ? `${firm} | ${part}` : `${part} | ${firm}`);
  const whole = join(business.name);
  return whole.length <= SHOWN ? whole : join(business.shortName);
}

/** Title and description of the owner's screens and of the page that is not there; others are in their entries. */
export const siteSeo = {
  '/admin': {
    title: titled('Owner’s Dashboard'),
    description:
      'For the owner of this site: forms and webhooks at a glance, the inbox of leads, delivery figures and the log of errors that visitors have met.',
  },
  '/admin/webhooks': {
    title: titled('Webhooks'),
    description:
      'For the owner of this site: where each form sends its leads, with a test for every address, a setup guide and tips for mapping fields in the CRM.',
  },
  '/admin/notices': {
    title: titled('Who Is Told'),
    description:
      'For the owner of this site: who is told of each lead by e-mail or on which device, of which forms, and the hours in which nobody is.',
  },
  '/admin/emails': {
    title: titled('Email Templates'),
    description:
      'For the owner of this site: whether visitors get an e-mail when their request has arrived, its words for each form, a preview and a test.',
  },
  '/admin/leads': {
    title: titled('Leads'),
    description:
      'For the owner of this site: every lead once, newest first, with its versions and delivery attempts, filters, spam marks and an export to CSV.',
  },
  '/admin/analytics': {
    title: titled('Form Analytics'),
    description:
      'For the owner of this site: leads by day and by form, how many were sent without signal, and the time from pressing Send to arriving here.',
  },
  '/admin/errors': {
    title: titled('Errors'),
    description:
      'For the owner of this site: errors that visitors’ browsers reported, counted by cause, with what they wrote about them and when each last occurred.',
  },
  '/admin/users': {
    title: titled('People'),
    description:
      'For the owner of this site: who signs in as owner or office, invitations by a link that works once, and when each was last here.',
  },
  '/admin/account': {
    title: titled('Your Sign-in'),
    description:
      'For the people of this site: name and password, codes and passkeys as a second factor, and the devices on which one is signed in.',
  },
  '/admin/join': {
    title: titled('Choose a Password'),
    description:
      'For people who have been invited to this site’s office, or have forgotten their password: choose one with a link that works once.',
  },
  '/admin/personal-data': {
    title: titled('Personal Data'),
    description:
      'For the owner of this site: what is held about one person, to copy, correct or erase, and how many months leads are kept by their outcome.',
  },
  '/admin/audit': {
    title: titled('Audit Log'),
    description:
      'For the owner of this site: who signed in, exported, erased or changed what, and when, kept for two years, with filters and an export to CSV.',
  },
  '/admin/import': {
    title: titled('Import and Export'),
    description:
      'For the owner of this site: leads from a CSV or JSON file, with a preview of how it is read, and an export of all leads with their notes and history.',
  },
  '/offline': {
    title: titled('No Connection'),
    description:
      'The screens of this site’s owner need a connection on a device that has not kept them. All other pages open without one, as they are on the device.',
  },
  '/404': {
    title: titled('Page Not Found'),
    description:
      'There is no page at this address. Go back to the home page, search the services and areas, or ring us and we will tell you what you were looking for.',
  },
} as const satisfies Record<string, Seo>;

/** Name of the site and words for its share cards. */
export const shareText = {
  siteName: business.name,
  locale: 'en_AU',
  language: 'en-AU',
  imageAlt: `${business.name}, masonry and restoration in ${business.city} since ${business.established}`,
} as const;

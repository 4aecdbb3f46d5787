import { business } from './business.ts';
import type { Seo } from './page-types.ts';
import { titled } from './titled.ts';

/** Title and description of the routes that are not in the catalogues. */
export const siteSeo = {
  '/': {
    title: titled('Masonry and Restoration, Sydney', { first: true }),
    description: `A Sydney family firm that repairs sandstone, brick and concrete since ${business.established}. Cause first, price in writing, and a first look at your wall free of charge.`,
  },
  '/about': {
    title: titled('About a Family of Stonemasons'),
    description:
      'How one stonemason and his two sons came to mend Sydney’s walls, who does the work on your job, and the repairs we refuse to do because they never last.',
  },
  '/contact': {
    title: titled('Contact'),
    description: `Call ${business.phone.display}, write, or send the form. Opening hours, the areas we cover, and what to photograph before you ring about a wall.`,
  },
  '/quote': {
    title: titled('Request a Quote'),
    description:
      'Describe the wall, the trouble and your timing, and hear a budget figure within a working day. The written quotation follows a free visit and includes GST.',
  },
  '/assessment': {
    title: titled('Book a Written Assessment'),
    description:
      'A written report on cracks, stone, concrete or damp, in three levels with the fee shown as you choose, credited in full if you commission the work.',
  },
  '/thank-you': {
    title: titled('Thank You'),
    description:
      'How your request stands: delivered with its receipt, or saved on this phone until there is signal, and what happens between now and our first call.',
  },
  '/review': {
    title: titled('Rate Our Work'),
    description:
      'Tell us how the job went. Five stars to tap, a private note to the family if something was not right, a public word for the next owner if it was.',
  },
  '/requests': {
    title: titled('My Requests'),
    description:
      'What you have sent from this phone and how it stands: waiting for signal, delivered, or in need of a correction. Send again, edit or delete it here.',
  },
  '/privacy-policy': {
    title: titled('Privacy Policy'),
    description:
      'What personal information we collect, why, who sees it, how long it is kept, and how to have it corrected or deleted under the Privacy Principles.',
  },
  '/terms-of-service': {
    title: titled('Terms of Service'),
    description:
      'Quotations, variations, payment, warranties and complaints: the terms of our building work under the Australian Consumer Law and NSW home building law.',
  },
  '/sitemap': {
    title: titled('Sitemap'),
    description:
      'Every page of the site in one list: services by category, areas with their suburbs, quotes and written assessments, legal pages and the XML sitemap files.',
  },
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
    title: titled('Inbox'),
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
  imageAlt: `${business.name}, masonry and restoration in Sydney since ${business.established}`,
} as const;

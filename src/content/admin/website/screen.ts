import { thisDevice } from '../../device.ts';

/** The screen on which the website is changed. */
export const websiteScreen = {
  h1: 'Website',
  lead: 'What the pages say and show. What you publish is on the website within seconds.',
  loading: 'Loading what is on the website',
  failed: { title: 'What is on the website could not be loaded', button: 'Try Again' },
  back: 'Website',
  gone: `Nothing is left to edit here: it has been sent from ${thisDevice} or deleted, or nothing was typed.`,
  overview: 'What you can change',
  /** How many there are and what differs from the build; parts that are zero are left out. */
  counts: {
    shown: (count: number) => `${count} on the website`,
    changed: (count: number) => `${count} changed`,
    drafts: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
    here: (count: number) => `${count} on ${thisDevice} not sent yet`,
  },
  /** Without the server. */
  offline: {
    title: 'No connection',
    text: `This list is as ${thisDevice} last saw it. What you write and photograph is kept here; what you publish is sent automatically when the connection is back.`,
  },
} as const;

/** How an entry stands, in words. */
export const entryStates = {
  live: 'On the website',
  asBuilt: 'As the website was built',
  /** Of a firm that has published its name over the sample’s. */
  ofSample: 'Still the sample’s',
  noFigures: 'No figures on the website yet',
  changed: 'Changed, on the website',
  draft: 'Draft, not on the website',
  draftOverLive: 'On the website, with a newer draft',
  rendering: 'Being published',
  takingOff: 'Being taken off the website',
  puttingBack: 'Being put back',
  failed: 'Not on the website yet',
  off: 'Taken off the website',
  editing: `Not finished, on ${thisDevice} only`,
  waiting: {
    draft: `Draft waiting to be sent from ${thisDevice}`,
    published: `Waiting to be sent from ${thisDevice}, then published`,
    withdrawn: `Waiting to be sent from ${thisDevice}, then taken off the website`,
    rebuilt: `Waiting to be sent from ${thisDevice}, then as the website was built`,
  },
  refused: 'Not accepted',
  overtaken: 'Somebody else has changed it too',
} as const;

/** Whether the site that visitors get is up to date. */
export const publicationWords = {
  rendering: {
    title: 'The website is being updated',
    text: 'This takes a few seconds. Until then visitors see the previous version.',
  },
  failed: {
    title: 'The website could not be updated',
    text: 'Visitors still see the previous version. What you published is stored on the server, which tries again every minute.',
  },
} as const;

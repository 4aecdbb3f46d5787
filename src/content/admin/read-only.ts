import { thisDevice } from '../device.ts';

/** Of what is kept. */
type Age = { readonly age: string; readonly moment: string };

/** Text of the owner's screens without the server, over the cached leads. */
export const readOnly = {
  title: 'Read-only: the server does not answer',
  age: (leads: number, { age, moment }: Age) =>
    leads === 1
      ? `The one lead as it was ${age} ago (${moment}).`
      : `The newest ${leads} leads as they were ${age} ago (${moment}).`,
  ageOfLead: ({ age, moment }: Age) => `As cached on ${thisDevice} ${age} ago (${moment}).`,
  why: 'Nothing can be changed until the connection is back, so that two people cannot undo each other’s changes.',
  button: 'Try Again',
  none: 'There were no leads.',
  search: {
    label: 'Search cached leads',
    /** What is searched, and what was found of it. */
    among: (leads: number) =>
      leads === 1
        ? `Searches only the one lead cached on ${thisDevice}, not the whole inbox.`
        : `Searches only the ${leads} leads cached on ${thisDevice}, not the whole inbox.`,
    found: (found: number) =>
      found === 0 ? 'No matches.' : found === 1 ? '1 match.' : `${found} matches.`,
  },
  elsewhere: 'This screen needs the server. The leads can be read.',
  toLeads: 'Read the leads',
  leadsHref: '/admin/leads',
  due: 'To follow up',
  photos: (count: number) =>
    `${count === 1 ? 'One photograph' : `${count} photographs`}: shown once you are online`,
  facts: {
    stage: 'Stage',
    lostReason: 'Why it was lost',
    assignee: 'Assigned to',
    followUp: 'Follow up on',
  },
  /** Signing out where the server can't be told. */
  signedOut: {
    title: `You have signed out. The leads have been removed from ${thisDevice}.`,
    text: 'The server is not answering. Your session ends there as soon as it does.',
  },
} as const;

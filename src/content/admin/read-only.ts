import { thisDevice } from '../device.ts';

/** Of what is kept. */
type Age = { readonly age: string; readonly moment: string };

/** What the owner's screens say without the server, of the leads that the phone has kept. */
export const readOnly = {
  title: 'Read-only: the server does not answer',
  age: (leads: number, { age, moment }: Age) =>
    leads === 1
      ? `The one lead as it was ${age} ago (${moment}).`
      : `The newest ${leads} leads as they were ${age} ago (${moment}).`,
  ageOfLead: ({ age, moment }: Age) => `As ${thisDevice} has kept it ${age} ago (${moment}).`,
  why: 'Nothing can be changed until the connection is back: two owners could take back what the other did.',
  button: 'Try Again',
  none: 'There were no leads.',
  search: {
    label: 'Search in the copy',
    /** What is searched, and what was found of it. */
    among: (leads: number) =>
      leads === 1
        ? `Searched is the one lead that ${thisDevice} has kept, not the whole inbox.`
        : `Searched are the ${leads} leads that ${thisDevice} has kept, not the whole inbox.`,
    found: (found: number) =>
      found === 0 ? 'None of them matches.' : found === 1 ? '1 matches.' : `${found} match.`,
  },
  elsewhere: 'This screen needs the server. The leads can be read.',
  toLeads: 'Read the leads',
  leadsHref: '/admin/leads',
  due: 'To follow up',
  photos: (count: number) =>
    `${count === 1 ? 'One photograph' : `${count} photographs`}: to be seen with a connection`,
  facts: {
    stage: 'Stage',
    lostReason: 'Why it was lost',
    assignee: 'Who has it',
    followUp: 'Follow up on',
  },
  /** Signing out where the server can't be told. */
  signedOut: {
    title: `You have signed out. The leads are gone from ${thisDevice}.`,
    text: 'The server does not answer and is told as soon as it does.',
  },
} as const;

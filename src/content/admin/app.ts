import { business } from '../business.ts';
import { thisDevice } from '../device.ts';

/** What the owner's own app, which installs beside the visitors', is called. */
export const adminAppNames = {
  name: officeOf(business.name),
  short_name: officeOf(business.shortName),
  description: `The leads of ${business.name}, for its owner.`,
};

export function officeOf(firm: string): string {
  return `${firm} Office`;
}

/** The owner's own app. */
export const adminApp = {
  website: 'View the website',
  /** What the phone's bar has room for; the others are behind 'More'. */
  inBar: ['dashboard', 'leads', 'notices'],
  more: 'More',
  moreScreens: 'More screens',
  /** Something failed on the device itself, not on the server. */
  browserFailed: 'Something went wrong in this browser. Reload the page and try again.',
  /** A refetch has failed; what was just saved is saved. */
  notRefreshed: {
    title: 'This screen could not be refreshed',
    description: 'It shows earlier data. Nothing you typed is lost.',
  },
} as const;

/** The owner's sign-in, and what the screens say when nobody can sign in. */
export const signIn = {
  title: 'Sign in',
  text: 'For the owner of this site.',
  textForSeveral: 'For the people of this site.',
  /** User name for password managers. */
  account: 'owner',
  email: {
    label: 'E-mail address',
    helper: 'The first owner may leave it empty.',
  },
  password: {
    label: 'Password',
    helper: 'Set as ADMIN_PASSWORD, or printed by the server at its first start.',
    missing: 'Please enter the password.',
  },
  show: 'Show what I type',
  code: {
    label: 'Code',
    helper: 'From your authenticator app, or one of your recovery codes.',
    missing: 'Please enter the code.',
  },
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'The passkey was not used. Try again, or enter the password.',
  forgotten: {
    open: 'Forgotten your password?',
    text: 'Enter your e-mail address. If somebody here has it, a link to set a new password is sent there.',
    button: 'Send the link',
    sent: 'If somebody here has this address, the link is on its way. It works for an hour.',
    missing: 'Please enter your e-mail address.',
    back: 'Back to sign in',
  },
  button: { idle: 'Sign in', busy: 'Signing in...' },
  signOut: 'Sign out',
  signedOut: 'You have signed out.',
  checking: 'Checking your session',
  expired: 'You were signed out after 30 days without activity. What you typed is still here.',
  wrong: 'That password is incorrect.',
  wrongPair: 'That address or password is incorrect.',
  tooMany: 'Too many attempts. Please wait a few minutes.',
  unreachable: {
    title: 'The server does not answer.',
    text: 'Leads and settings are stored there. Check the connection and try again.',
    button: 'Try Again',
  },
  /** A screen that is for owners, opened by somebody of the office. */
  ownersOnly: {
    title: 'This screen is for owners',
    text: 'Ask an owner to do it, or to make you one.',
  },
  noScript: 'These screens need JavaScript to load leads and settings from the server.',
} as const;

/** Of what is kept. */
type Age = { readonly age: string; readonly moment: string };

/** Text of the owner's screens without the server, over the cached leads. */
export const readOnly = {
  title: 'No connection: the server does not answer',
  age: (leads: number, { age, moment }: Age) =>
    leads === 1
      ? `The one lead as it was ${age} ago (${moment}).`
      : `The newest ${leads} leads as they were ${age} ago (${moment}).`,
  ageOfLead: ({ age, moment }: Age) => `As cached on ${thisDevice} ${age} ago (${moment}).`,
  changes: 'What you change here is kept, and sent when the connection is back.',
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
    `${count === 1 ? 'One photograph' : `${count} photographs`}: small here, large once you are online`,
  /** Signing out where the server can't be told. */
  signedOut: {
    title: `You have signed out. The leads have been removed from ${thisDevice}.`,
    text: 'The server is not answering. Your session ends there as soon as it does.',
  },
} as const;

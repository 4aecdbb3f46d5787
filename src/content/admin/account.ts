import type { Role } from '#contract/admin/people.ts';
import { personLimits } from '#contract/admin/people.ts';
import type { Toast } from '../forms/types.ts';

export const roleLabels = { owner: 'Owner', office: 'Office' } satisfies Record<Role, string>;

/** Fields that several screens have. */
export const accountFields = {
  name: 'Name',
  nameHelper: 'Shown beside notes and changes. Leads are assigned to it.',
  email: 'E-mail address',
  emailHelper: 'For signing in, and for a link when the password is forgotten.',
  newPassword: 'New password',
  passwordHelper: `At least ${personLimits.passwordMin} characters. Several words are easier to remember than symbols.`,
  show: 'Show what I type',
  current: 'Current password',
  failed: (reason: string): Toast => ({
    variant: 'error',
    title: 'That did not work',
    description: reason,
  }),
} as const;

/** The screen of the people who sign in. */
export const peoplePage = {
  h1: 'People',
  lead: 'Everyone who works here has their own sign-in.',
  loading: 'Loading people',
  failed: { title: 'The people could not be loaded', button: 'Try Again' },
  list: 'Who signs in',
  you: 'you',
  first: 'First owner',
  nameless: 'The first owner',
  lastSeen: (moment: string) => `Last here ${moment}`,
  neverSeen: 'Not signed in',
  codes: 'codes',
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  passwordOnly: 'password only',
  makeOwner: 'Make an owner',
  makeOffice: 'Make office',
  remove: 'Remove',
  confirmRemove: (name: string) => ({
    title: `Remove ${name}?`,
    text: 'They are signed out everywhere at once. Their notes and leads keep their name.',
    confirm: 'Remove',
    cancel: 'Cancel',
  }),
  changed: 'Saved',
  removed: (name: string) => `${name} can no longer sign in`,
  invite: {
    heading: 'Invite somebody',
    text: 'They choose their own password with a link that works once, for 72 hours.',
    role: 'May do',
    roles: {
      office: 'Office: reads and works leads',
      owner: 'Owner: everything, also webhooks, people, exports, deleting and settings',
    } satisfies Record<Role, string>,
    button: { idle: 'Invite', busy: 'Inviting...' },
    missing: 'Please enter a name and an e-mail address.',
    mailed: (email: string) => `The link was sent to ${email}. You can also hand it over:`,
    byHand: 'Pass this link on. It is shown only once:',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'The link could not be copied. Select it and copy it by hand.',
  },
  waiting: {
    heading: 'Invited',
    until: (moment: string) => `until ${moment}`,
    withdraw: 'Withdraw',
    withdrawn: 'The link no longer works',
  },
} as const;

/** The screen of one's own sign-in. */
export const accountPage = {
  h1: 'Your sign-in',
  lead: 'Your name, password, second factor, and where you are signed in.',
  loading: 'Loading your sign-in',
  failed: { title: 'Your sign-in could not be loaded', button: 'Try Again' },
  saved: 'Saved',
  profile: { heading: 'Name and address', save: 'Save', missing: 'Please enter your name.' },
  password: {
    heading: 'Password',
    save: 'Change password',
    changed: 'Password changed. Your other sessions have ended.',
    missing: 'Please enter both passwords.',
  },
  codes: {
    heading: 'Codes from an app',
    off: 'Off. With codes, a stolen password alone does not sign in.',
    on: (left: number) =>
      left === 1 ? 'On. 1 recovery code is left.' : `On. ${left} recovery codes are left.`,
    start: 'Set up codes',
    scan: 'Scan this with your authenticator app. On the phone that has the app, open the link instead, or type the key into the app.',
    qrCode: (key: string) => `QR code for the authenticator app. Its key is ${key}`,
    open: 'Open in the authenticator app',
    key: 'Key',
    code: 'Code that the app shows',
    confirm: 'Switch codes on',
    missing: 'Please enter the code and your password.',
    recovery:
      'Switched on. Keep these recovery codes away from your phone: each one signs you in once without the app. They are shown only once.',
    done: 'I have kept them',
    stop: 'Switch codes off',
    stopped: 'Codes are off',
  },
  passkeys: {
    heading: 'Passkeys',
    text: 'A passkey signs in with this device’s fingerprint, face or PIN, without a password.',
    none: 'You have no passkey.',
    unsupported: 'This browser does not support passkeys.',
    add: 'Add a passkey',
    added: 'Passkey added',
    notAdded: 'The passkey was not added.',
    made: (moment: string) => `added ${moment}`,
    used: (moment: string) => `last used ${moment}`,
    remove: 'Remove',
    removed: 'Passkey removed',
  },
  confirm: {
    title: 'Enter your password',
    button: 'Continue',
    cancel: 'Cancel',
    missing: 'Please enter the password.',
  },
  sessions: {
    heading: 'Where you are signed in',
    here: 'this device',
    unknown: 'A browser',
    since: (started: string, seen: string) => `since ${started}, last used ${seen}`,
    end: 'Sign out there',
    ended: 'Signed out there',
    endAll: 'Sign out everywhere else',
    endedAll: 'Signed out everywhere else',
  },
} as const;

/** The page of a link that works once. */
export const joinPage = {
  checking: 'Checking the link',
  invitation: {
    title: (name: string) => `Welcome, ${name}`,
    text: (email: string) => `Choose a password. You sign in with it and ${email}.`,
  },
  recovery: {
    title: 'Set a new password',
    text: (email: string) =>
      email === '' ? 'It ends your other sessions.' : `For ${email}. It ends your other sessions.`,
  },
  button: { idle: 'Save and sign in', busy: 'Saving...' },
  missing: 'Please enter a password.',
  over: {
    title: 'This link no longer works',
    text: 'It has been used, has expired or is incomplete. Ask for a new one.',
  },
  failed: 'The link could not be checked.',
  again: 'Try Again',
  done: 'The password is set. Sign in with it and a code.',
  signIn: 'Sign in',
} as const;

import { thisDevice, thisDeviceFirst } from '../device.ts';

/** Words around an owner's changes that the server has not confirmed. */
export const ownChanges = {
  waiting: {
    title: (changes: number) =>
      changes === 1
        ? 'One change is waiting to be sent'
        : `${changes} changes are waiting to be sent`,
    text: `${thisDeviceFirst} keeps what you changed and sends it automatically when the server answers and this app is open.`,
    signedOut: `${thisDeviceFirst} keeps what you changed and sends it once you have signed in.`,
  },
  /** The toast after Save without an answer. */
  kept: {
    title: 'Saved on this device',
    description: 'It is sent automatically as soon as the server answers.',
  },
  whose: (name: string) => (name === '' ? 'A lead without a name' : name),
  conflict: {
    title: (name: string) => `Somebody else has changed ${name} too`,
    text: 'Nothing was overwritten. Choose which of the two is kept.',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep yours',
    keepTheirs: 'Keep theirs',
  },
  refused: {
    title: (name: string) => `Your change to ${name} could not be saved`,
    drop: 'Remove it',
  },
  /** Without a name: nothing of the person stays. */
  erased: (changes: number) =>
    changes === 1
      ? 'A lead was deleted, so your unsent change to it was removed'
      : `Leads were deleted, so your ${changes} unsent changes to them were removed`,
  fields: {
    stage: 'Stage',
    lostReason: 'Why it was lost',
    assignee: 'Assigned to',
    followUp: 'Follow up on',
    note: 'Note',
  },
  /** A value that is not set. */
  none: 'None',
  /** Before signing out. */
  signOut: (changes: number) => ({
    title: changes === 1 ? 'One change has not been sent' : `${changes} changes have not been sent`,
    text: `If you sign out now, ${thisDevice} forgets what you changed.`,
    confirm: 'Sign out anyway',
    cancel: 'Stay signed in',
  }),
} as const;

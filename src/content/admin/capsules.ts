import type { ReceivedCapsule } from '#contract/admin/capsules.ts';
import type { Road } from '#contract/admin/lead-work.ts';
import type { CapsuleProblem } from '#contract/capsule/problem.ts';
import { thisDeviceFirst } from '../device.ts';
import { apiErrorTexts } from './api-errors.ts';

/** Words around requests that left their visitor's phone as a message. */
export const capsuleWords = {
  paste: {
    open: 'Paste a message',
    title: 'Paste a message',
    label: 'The whole message',
    helper:
      'An e-mail, SMS or chat message that a visitor’s phone wrote, with the block that begins with [request:. It also works without signal.',
    button: 'Add request',
    cancel: 'Cancel',
  },
  scan: {
    open: 'Scan a request',
    title: 'Scan a request',
    text: 'Hold the camera in front of the codes on the visitor’s screen. It also works without signal.',
    camera: 'Picture of the camera',
    searching: 'Looking for a code',
    progress: (read: number, count: number) => `${read} of ${count} codes read`,
    cancel: 'Cancel',
    failed: {
      denied: {
        title: 'There is no picture from the camera',
        text: 'Allow this site to use the camera in the browser’s settings, or paste the message.',
      },
      unreadable: {
        title: 'The codes do not fit together',
        text: 'Scan them again, from the first one.',
      },
    },
  },
  outcomes: {
    stored: 'Request added',
    repeat: 'This request is here already',
    older: 'A newer version of this request is here already',
  } satisfies Record<ReceivedCapsule['outcome'], string>,
  kept: {
    title: 'Saved on this device',
    description: 'The request is sent automatically as soon as the server answers.',
  },
  failed: 'Request not added',
  who: (name: string) => (name === '' ? 'a request' : name),
  waiting: {
    title: (count: number) =>
      count === 1
        ? 'One request is waiting to be sent'
        : `${count} requests are waiting to be sent`,
    text: `${thisDeviceFirst} keeps what you pasted or scanned and sends it automatically when the server answers and this app is open.`,
    signedOut: `${thisDeviceFirst} keeps what you pasted or scanned and sends it once you have signed in.`,
  },
  refused: {
    title: (name: string) => `Not added: ${name}`,
    drop: 'Remove it',
  },
} as const;

/** Why a message or some codes hold no request. */
export const capsuleProblems: Readonly<Record<CapsuleProblem, string>> = {
  none: apiErrorTexts.capsule_missing,
  cut_off: apiErrorTexts.capsule_cut_off,
  incomplete: apiErrorTexts.capsule_cut_off,
  damaged: apiErrorTexts.capsule_damaged,
  newer: apiErrorTexts.capsule_newer,
  unknown_key: apiErrorTexts.capsule_unknown_key,
};

const roadNames: Readonly<Record<Road, string>> = {
  site: 'through the site',
  mail: 'by Mail',
  pasted: 'as a message that was pasted',
  scanned: 'as QR codes that were scanned',
};

/** How a lead came, in its history. */
export function roadWords(road: string, as: string): string {
  const name = Object.entries(roadNames).find(([key]) => key === road)?.[1] ?? road;
  switch (as) {
    case 'first':
      return `Came ${name}`;
    case 'newer':
      return `A newer version came ${name}`;
    case 'older':
      return `An older version also came ${name}`;
    default:
      return `Also came ${name}`;
  }
}

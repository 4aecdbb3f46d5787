import type { HandedRoad } from '#contract/standing.ts';
import type { FormType } from '#contract/form-types.ts';
import { business } from './business.ts';
import { claims } from './claims.ts';
import { promiseFor, type Answers } from './forms/promise.ts';
import { factsOf, nextSentence, sentName, type Fact } from './what-was-sent.ts';
import { thisDevice, thisDeviceFirst } from './device.ts';
import { waitingWithoutScript } from './waiting.ts';

/** How a lead stands, as the page tells it. */
export type ShownState =
  | 'delivered'
  | 'unconfirmed'
  | 'waiting'
  | 'paused'
  | 'parked'
  | 'unreadable'
  | 'gone'
  | 'none';

/** What the card says. */
export type StatusWords = { readonly title: string; readonly text: string };

/** What has been sent: its form, as much of its answers as is known, and when it arrived. */
export type Sent = {
  readonly formType: FormType;
  readonly answers: Answers;
  readonly arrival: Date;
};

/** Of one that has arrived: what it was, and when an answer comes. */
export function deliveredWords({ formType, answers, arrival }: Sent): StatusWords {
  const time = promiseFor(formType, answers, arrival)?.words ?? '';
  return {
    title: `We have your ${sentName(formType, answers)}`,
    text: nextSentence(formType, answers, time),
  };
}

/** Of one that was sent where nobody can say whether it arrived. */
export function unconfirmedWords({ formType, answers, arrival }: Sent): StatusWords {
  const time = promiseFor(formType, answers, arrival)?.words;
  const next = time === undefined ? '' : ` If you have not heard from us ${time}, please call.`;
  return {
    title: `Your ${sentName(formType, answers)} has been sent`,
    text: `We cannot see from here whether it has been read yet.${next}`,
  };
}

/** The lines of a receipt below its number: what was asked for, and by when an answer comes. */
export function receiptFacts(
  { formType, answers, arrival }: Sent,
  inWords: (moment: Date) => string,
): readonly Fact[] {
  const promise = promiseFor(formType, answers, arrival);
  return [
    ...factsOf(formType, answers),
    { label: 'Received', text: inWords(arrival) },
    ...(promise === null ? [] : [{ label: 'Answer by', text: inWords(promise.by) }]),
  ];
}

const WAITING = `Saved on ${thisDevice}, waiting to be sent`;

/** The confirmation page; `states` say what is known, no more. */
export const thankYou = {
  h1: 'Thank You!',
  states: {
    paused: {
      title: `Saved on ${thisDevice}`,
      text: 'Our receiving end is not answering as it should. It is tried again when you open this site; if it is pressing, please call.',
    },
    parked: {
      title: 'Not accepted yet',
      text: 'Something in your request needs correcting before it can be taken. Nothing you typed is lost.',
    },
    unreadable: {
      title: 'We cannot look it up just now',
      text: `${thisDeviceFirst}’s storage does not answer. What waits has not been touched and goes as soon as it can.`,
    },
    gone: {
      title: `Nothing is waiting on ${thisDevice}`,
      text: `The request that you sent has left ${thisDevice}, or was deleted from it.`,
    },
    none: {
      title: `Nothing is waiting on ${thisDevice}`,
      text: 'No request has been sent from this browser lately. What you send from here is listed under My requests.',
    },
  } satisfies Record<Exclude<ShownState, 'delivered' | 'unconfirmed' | 'waiting'>, StatusWords>,
  /** Title of one that waits; what becomes of it depends on the browser. */
  waiting: WAITING,
  /** The same where there is no signal at all. */
  waitingForSignal: `Saved on ${thisDevice}, waiting for signal`,
  /** Shown until the phone's own list has been read. */
  checking: {
    title: 'How your request stands',
    text: 'Looking it up.',
  },
  /** Without script: how a request stands, by the fragment of the address; filled in by the server. */
  noScript: {
    saved: { title: WAITING, text: waitingWithoutScript.saved },
    'saved-here': { title: WAITING, text: waitingWithoutScript['saved-here'] },
    'saved-for-days': { title: WAITING, text: waitingWithoutScript['saved-for-days'] },
    standing: {
      title: 'How your request stands',
      text: 'This page says so right after you have sent one.',
    },
  },
  receipt: 'Receipt',
  /** How it came, if another app or the visitor’s screen was faster than the site. */
  arrived: 'Arrived',
  roads: {
    mail: 'by Mail',
    pasted: 'as a message',
    scanned: 'scanned from your screen',
  } satisfies Record<HandedRoad, string>,
  requestsLink: { label: 'My requests', href: '/requests' },
  correct: 'Correct it',
  nextHeading: 'What happens next',
  nextSteps: [
    {
      title: 'We ring you',
      text: `While we are open, a first call usually comes ${claims.responses.firstCall} after your request, in an emergency sooner. The number shown will be ${business.phone.display}.`,
    },
    {
      title: 'We agree a time to look',
      text: 'Have the age of the building and any old reports at hand if you can find them.',
    },
    {
      title: 'You get a written quotation',
      text: `Most go out ${claims.responses.quotationAfterVisit} after the visit.`,
    },
  ],
  meanwhile: {
    heading: 'While you wait',
    text: 'Photograph the trouble in dry weather and again after rain. The difference between the two tells us more than either.',
  },
  /** The way to ask about one's own data. */
  yourData: {
    label: 'Copy, correct or delete your data',
    href: '/privacy-policy#your-rights',
  },
  home: { label: 'Return to Home', href: '/' },
  call: `Call ${business.phone.display}`,
} as const;

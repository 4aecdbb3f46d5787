import { business } from './business.ts';
import { claims, responseClaims } from './claims.ts';
import { answerTime } from './opening-times.ts';

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

/** The confirmation page; `states` say what is known, no more. */
export const thankYou = {
  h1: 'Thank You!',
  states: {
    delivered: {
      title: 'We have your request',
      text: 'We ring you to agree a time to look. Nothing more is to be done here.',
    },
    unconfirmed: {
      title: 'Your request has been sent',
      text: `We cannot see from here whether it has been read yet. If nobody rings by the end of the next working day, please call us.`,
    },
    waiting: {
      title: 'Saved on this phone, waiting to be sent',
      text: 'It will be sent by itself, even if you close this page. You can see it under My requests.',
    },
    paused: {
      title: 'Saved on this phone',
      text: 'Our receiving end is not answering as it should. It is tried again when you open this site; if it is pressing, please call.',
    },
    parked: {
      title: 'Not accepted yet',
      text: 'Something in your request needs correcting before it can be taken. Nothing you typed is lost.',
    },
    unreadable: {
      title: 'We cannot look it up just now',
      text: 'This phone’s storage does not answer. What waits has not been touched and goes as soon as it can.',
    },
    gone: {
      title: 'Nothing is waiting on this phone',
      text: 'The request that you sent has left this phone, or was deleted from it.',
    },
    none: {
      title: 'Nothing is waiting on this phone',
      text: 'No request has been sent from this browser lately. What you send from here is listed under My requests.',
    },
  } satisfies Record<ShownState, { readonly title: string; readonly text: string }>,
  /** Title of one that waits where there is no signal at all. */
  waitingForSignal: 'Saved on this phone, waiting for signal',
  /** Of one that has arrived: when the phone rings, by the opening hours. */
  firstCall: (now: Date) =>
    `A first call usually comes ${answerTime(responseClaims.firstCall.hours, now, `within ${claims.responses.firstCall}`)}.`,
  /** The same where the browser sends only while the site is open (no Background Sync). */
  waitingOnlyOpen:
    'It goes while this site is open, as soon as it can get through. Come back to it later; until then it stays under My requests.',
  /** Shown until the phone's own list has been read. */
  checking: {
    title: 'How your request stands',
    text: 'Looking it up on this phone.',
  },
  receipt: (receipt: string) => `Receipt ${receipt}`,
  receivedAt: 'Received',
  requestsLink: { label: 'My requests', href: '/requests' },
  correct: 'Correct it',
  nextHeading: 'What happens next',
  nextSteps: [
    {
      title: 'We ring you',
      text: `Once we have your request, usually within ${claims.responses.firstCall} of our opening hours. The number shown will be ${business.phone.display}.`,
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
  home: { label: 'Return to Home', href: '/' },
  call: `Call ${business.phone.display}`,
} as const;

import { business } from './business.ts';
import { claims } from './claims.ts';

/** How a lead stands, as the page tells it. */
export type LeadStanding =
  | 'delivered'
  | 'unconfirmed'
  | 'waiting'
  | 'paused'
  | 'parked'
  | 'unreadable'
  | 'unknown';

/** The confirmation page (specification 1-§2.8); `standing` says what is known, no more. */
export const thankYou = {
  h1: 'Thank You!',
  standing: {
    delivered: {
      title: 'We have your request',
      text: `In opening hours a first call usually comes ${claims.responses.firstCall} after that, and ${claims.responses.enquiry} whatever the day.`,
    },
    unconfirmed: {
      title: 'Your request has been sent',
      text: `We cannot see from here whether it has been read yet. If nobody has rung ${claims.responses.enquiry}, please call us.`,
    },
    waiting: {
      title: 'Saved on this phone, waiting for signal',
      text: 'It will be sent by itself, even if you close this page. You can see it under My requests.',
    },
    paused: {
      title: 'Saved on this phone',
      text: 'Our receiving end is not answering as it should. We keep trying; if it is pressing, please call.',
    },
    parked: {
      title: 'Not accepted yet',
      text: 'Something in your request needs correcting before it can be taken. Nothing you typed is lost.',
    },
    unreadable: {
      title: 'We cannot look it up just now',
      text: 'This phone’s storage does not answer. What waits has not been touched and goes as soon as it can.',
    },
    unknown: {
      title: 'Nothing is waiting on this phone',
      text: 'A request sent from here earlier has left this phone.',
    },
  } satisfies Record<LeadStanding, { readonly title: string; readonly text: string }>,
  /** The same where the browser sends only while the site is open (no Background Sync). */
  waitingOnlyOpen:
    'It goes when this site is open and there is signal. Come back to it later; until then it stays under My requests.',
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
      text: `Usually within ${claims.responses.firstCall} in opening hours. The number shown will be ${business.phone.display}.`,
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

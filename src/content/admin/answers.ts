import type {
  AnswerPlaceholder,
  AnswerTexts,
  VisitChange,
  VisitTexts,
} from '#contract/admin/answers.ts';

const visitEnding =
  'If that does not suit you, please answer this e-mail or ring {phone}.\n\n{firm}';

/** The e-mails about visits until the owner writes others. */
export const firstVisitTexts: VisitTexts = {
  set: `We come on {visit}. The calendar entry is attached. ${visitEnding}`,
  moved: `We come at another time: {visit}. The calendar entry is attached. ${visitEnding}`,
  cancelled:
    'Our visit on {visit} is cancelled. Please ring {phone} if you have questions.\n\n{firm}',
};

/** The firm's answers until the owner writes others. */
export const firstAnswers: AnswerTexts = {
  texts: [
    {
      name: 'No answer',
      text: 'Hello {firstName}, this is {person} of {firm}. I tried to ring you about your request ({service}). When does it suit you to talk?',
    },
    {
      name: 'We ring back',
      text: 'Hello {firstName}, thank you for your request. We ring you by {promised}. {firm}',
    },
    {
      name: 'Visit booked',
      text: 'Hello {firstName}, we come on {visit}. Please write if that does not suit you. {person}, {firm}',
    },
    {
      name: 'Quote sent',
      text: 'Hello {firstName}, your quote is in your email. I am happy to answer questions. {person}, {firm}',
    },
  ],
  review:
    'Hello {firstName}, thank you for choosing {firm}. If you have a minute, a few words about our work help us: {reviewPage} You get this once, because you were our customer. Reply STOP and we do not ask again.',
  visits: firstVisitTexts,
};

const placeholderWords: Readonly<Record<AnswerPlaceholder, string>> = {
  name: 'a name',
  firstName: 'a first name',
  service: 'a service',
  suburb: 'a suburb',
  promised: 'a promised time',
  visit: 'a visit',
  firm: 'the name of the firm',
  person: 'your name on this device',
  reviewPage: 'the address of the review page',
};

/** Words around the firm's answers. */
export const answersText = {
  heading: 'Answer in your words',
  choose: 'Answer with',
  own: 'Your own words',
  text: 'Message',
  sms: 'Open SMS',
  email: 'Open email',
  subject: (firm: string) => `Your request to ${firm}`,
  missing: (names: readonly AnswerPlaceholder[]) =>
    `Needs ${names.map((name) => placeholderWords[name]).join(', ')}`,
  review: {
    name: 'Ask for a review',
    asked: (when: string) => `Asked for a review on ${when}`,
    declined: 'Asked for no review requests',
    decline: 'Wants no review requests',
    noted: 'Noted',
  },
  history: { asked: 'Asked for a review', declined: 'Wants no review requests' },
  loading: 'Loading the texts',
  failed: { title: 'The texts could not be loaded', button: 'Try Again' },
} as const;

/** Words around editing them. */
export const answerEditor = {
  heading: 'Answers by SMS and email',
  text: 'Offered on each lead. Names in braces are replaced:',
  name: 'Name',
  body: 'Answer',
  review: 'Request for a review',
  reviewHelper: 'Offered once for a lead that was won. It has to say how to end such messages.',
  visits: {
    heading: 'E-mails about visits',
    text: 'Sent with the calendar entry when you choose so while saving a visit. Nothing the visitor has typed is in them: anyone can enter somebody else’s address. Replaced are:',
    labels: {
      set: 'A visit is booked',
      moved: 'A visit is moved',
      cancelled: 'A visit is cancelled',
    } satisfies Record<VisitChange, string>,
  },
  add: 'Add a text',
  remove: (name: string) => `Remove ${name}`,
  save: 'Save answers',
  saved: 'Saved',
  notSaved: 'Not saved',
  newName: 'New text',
} as const;

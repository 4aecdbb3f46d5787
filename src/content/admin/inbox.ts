import type { FieldName } from '#contract/form-data.ts';
import type { forwardingStates, leadStates, SpamSign, spamMarks } from '#contract/admin/admin.ts';

import { stageLabels } from './lead-work.ts';

type LeadState = (typeof leadStates)[number];
type ForwardingState = (typeof forwardingStates)[number] | 'superseded';
type SpamMark = (typeof spamMarks)[number];

/** What forms send, as the owner reads it: a field of the contract without a name is a type error. */
const fieldLabels: Readonly<Record<FieldName, string>> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneE164: 'Phone, international',
  email: 'Email',
  address: 'Address',
  service: 'Service',
  serviceType: 'Service',
  topic: 'Page topic',
  asksFor: 'Asked for',
  urgency: 'Urgency',
  location: 'Location',
  message: 'Message',
  description: 'Description',
  preferredContact: 'Prefers',
  budget: 'Budget',
  additionalServices: 'Additional services',
  propertyType: 'Property',
  buildingAge: 'Building age',
  assessmentTypes: 'What to assess',
  assessmentLevel: 'Level',
  preferredDate: 'Preferred date',
  timeSlot: 'Time slot',
  concerns: 'Concerns',
  accessInstructions: 'Access',
  extras: 'Extras',
  quotedPrice: 'Price shown, $',
  feedback: 'Feedback',
  rating: 'Rating',
  submissionType: 'Kind',
  mayQuote: 'May be quoted',
  formName: 'Form',
  pageUrl: 'Page',
  referrer: 'Came from',
  userAgent: 'Browser',
  photoCount: 'Photographs',
  photosMissing: 'Photographs lost on the phone',
};

/** Those labels by any key: one that a later release has sent shows itself. */
export const answerLabels: Readonly<Record<string, string>> = fieldLabels;

/** The fields that tell where a lead came from rather than what the visitor answered. */
export const pageContextKeys = ['formName', 'pageUrl', 'referrer', 'userAgent'] as const;

const signWords: Readonly<Record<SpamSign, string>> = {
  trap: 'the hidden field was filled in',
  speed: 'filled in faster than a person can',
  untouched: 'nobody touched the page',
};

/** The owner's inbox of leads. */
export const inbox = {
  h1: 'Inbox',
  lead: 'Every lead once, newest first.',
  filters: {
    heading: 'Show',
    formType: 'Form',
    allForms: 'All forms',
    state: 'State',
    allStates: 'All states',
    search: 'Text',
    searchPlaceholder: 'Name, phone, email or words of the message',
    apply: 'Search',
    clear: 'Clear filters',
  },
  states: {
    open: 'New',
    contacted: stageLabels.contacted,
    visit_booked: stageLabels.visit_booked,
    quoted: stageLabels.quoted,
    won: stageLabels.won,
    lost: stageLabels.lost,
    archived: stageLabels.archived,
    handled: 'No longer new',
    follow_up: 'To follow up',
    held_back: 'Held back',
    spam: 'Spam',
    waiting: 'Waiting to be forwarded',
    undeliverable: 'Not delivered',
  } satisfies Record<LeadState, string>,
  forwarding: {
    inbox_only: 'In the inbox only',
    waiting: 'Waiting to be forwarded',
    delivered: 'Forwarded',
    undeliverable: 'Could not be forwarded',
    superseded: 'Replaced by a newer version',
  } satisfies Record<ForwardingState, string>,
  spam: {
    trap: 'Spam: the hidden field was filled in',
    speed: 'Spam: filled in faster than a person can',
    untouched: 'Spam: nobody touched the page',
    owner: 'Spam: marked by you',
  } satisfies Record<SpamMark, string>,
  /** What looks as if a script had sent it, until the owner has looked at it. */
  heldBack: {
    title: (count: number) => `${count} held back`,
    text: 'Probably spam. Not forwarded until you mark it as not spam.',
    show: 'Review held-back leads',
    href: '/admin/leads?state=held_back',
    letThrough: 'Not spam',
    because: (signs: readonly SpamSign[]) =>
      `Held back: ${signs.map((sign) => signWords[sign]).join(', ')}`,
  },
  attemptOutcomes: {
    delivered: 'Taken',
    retry: 'Failed, will be retried',
    undeliverable: 'Failed for good',
  },
  nameless: 'No name given',
  /** Since it came. */
  justNow: 'Just now',
  age: (duration: string) => `${duration} ago`,
  /** The answer that the form promised. */
  answer: {
    by: (time: string) => `answer by ${time}`,
    late: (duration: string) => `${duration} late`,
  },
  /** Ways to the visitor, in a lead's row. */
  contact: {
    group: (name: string) => `Contact ${name}`,
    call: 'Call',
    sms: 'SMS',
    email: 'Email',
    map: 'Map',
    /** Opens the phone's map app, or the map's site. */
    mapHref: (address: string) =>
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  },
  detail: {
    answers: 'Answers',
    pageContext: 'Where it came from',
    receipt: 'Receipt',
    pressed: 'Send pressed',
    arrived: 'Arrived',
    travelled: 'On the way',
    try: 'Sender’s attempt',
    tryUnknown: 'unknown',
    versions: 'Versions',
    version: (number: number) => `Version ${number}`,
    attempts: 'Forwarding attempts',
    noAttempts: 'None yet',
    nextAttempt: 'Next attempt',
    attemptColumns: { at: 'At', host: 'Host', result: 'Result', answer: 'Answer', took: 'Took' },
    envelope: 'As sent',
    loading: 'Loading the lead',
    failed: 'The lead could not be loaded',
  },
  buttons: {
    sendAgain: 'Send again',
    spam: 'Mark as spam',
    notSpam: 'Not spam',
    delete: 'Delete',
    csv: 'Export CSV',
  },
  confirmDelete: {
    title: 'Delete this lead?',
    text: 'It is deleted permanently, with all its versions.',
    confirm: 'Delete',
    cancel: 'Keep',
  },
  done: {
    sendAgain: 'Queued to be sent again',
    spam: 'Marked as spam',
    notSpam: 'Marked as not spam; it is now forwarded',
    deleted: 'Lead deleted',
    failed: 'That did not work',
  },
  count: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
  empty: { title: 'No leads yet', text: 'The first request from the site appears here.' },
  noMatch: { title: 'Nothing matches', text: 'Try fewer filters.' },
  loading: 'Loading leads',
  failed: { title: 'The inbox could not be loaded', button: 'Try Again' },
} as const;

import {
  type ChosenAnswer,
  type forwardingStates,
  type leadStates,
  type LeadView,
  MOST_COUNTED,
  type spamMarks,
  type SpamSign,
} from '#contract/admin/leads.ts';
import { originFields, type FieldName } from '#contract/form-data.ts';
import { stageLabels } from './lead.ts';

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
  landingPage: 'First page of the visit',
  firstReferrer: 'Came from the site',
  utmSource: 'Campaign source',
  utmMedium: 'Campaign medium',
  utmCampaign: 'Campaign',
  utmTerm: 'Campaign keyword',
  utmContent: 'Campaign content',
  gclid: 'Google ad clicked',
  fbclid: 'Facebook link clicked',
};

/** Those labels by any key: one that a later release has sent shows itself. */
export const answerLabels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  heardFrom: 'Heard of it by',
};

/** The fields that tell where a lead came from rather than what the visitor answered. */
export const pageContextKeys: readonly string[] = [
  'formName',
  'pageUrl',
  'referrer',
  'userAgent',
  ...Object.keys(originFields),
];

const signWords: Readonly<Record<SpamSign, string>> = {
  trap: 'the hidden field was filled in',
  speed: 'filled in faster than a person can',
  untouched: 'nobody touched the page',
};

/** The owner's inbox of leads. */
export const inbox = {
  h1: 'Leads',
  filters: {
    heading: 'Search and filters',
    formType: 'Form',
    allForms: 'All forms',
    state: 'State',
    allStates: 'All states',
    search: 'Search',
    searchPlaceholder: 'Name, phone, email or words of the message',
    clear: 'Clear filters',
    done: 'Show leads',
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
    inbox_only: 'Not sent to a webhook',
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
  undo: 'Undo',
  nameless: 'No name given',
  /** Since it came. */
  justNow: 'Just now',
  age: (duration: string) => `${duration} ago`,
  /** The answer that the form promised. */
  answer: {
    by: (time: string) => `answer by ${time}`,
    late: (duration: string) => `${duration} late`,
  },
  /** The person who sent it wants it deleted. */
  deletionAsked: {
    title: 'Asked to be deleted',
    text: (moment: string) =>
      `The person who sent this asked for it from their phone on ${moment}. Finish what is under way, tell them, then delete the lead under More.`,
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
    back: 'Leads',
    choose: 'Choose a lead in the list.',
    more: 'More',
    message: 'Message',
    noMessage: 'No message was written.',
    answers: 'Asked for',
    pageContext: 'Where it came from',
    receipt: 'Receipt',
    pressed: 'Send pressed',
    arrived: 'Arrived',
    travelled: 'On the way',
    try: 'Sender’s attempt',
    tryUnknown: 'unknown',
    forwarding: 'Delivery to webhooks',
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
  failed: { title: 'The leads could not be loaded', button: 'Try Again' },
} as const;

/** Predefined lists of leads. */
export const viewWords = {
  label: 'Views',
  all: 'All',
  views: {
    new: 'New',
    late: 'Late',
    due: 'To follow up',
    visits: 'Visits',
    quoted: 'Quoted',
    mine: 'Mine',
  } satisfies Record<LeadView, string>,
  count: (count: number) => (count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : `${count}`),
  filters: 'Filters',
  filtersSet: (count: number) => `Filters: ${count}`,
  /** Shown instead of Mine until the device has a name. */
  nameless: {
    title: 'Whose leads are yours?',
    text: 'Enter the name that leads are assigned to. It is kept on this device.',
    name: 'Your name',
    save: 'Show mine',
  },
  empty: {
    new: { title: 'Nothing new', text: 'Every lead has been answered.' },
    late: { title: 'Nothing is late', text: 'Every promised answer has been kept so far.' },
    due: { title: 'Nothing to follow up', text: 'No follow-up is due today.' },
    visits: {
      title: 'No visits this week',
      text: 'Leads with a booked visit appear here in the week of their follow-up day.',
    },
    quoted: { title: 'No open quotes', text: 'Leads in the stage Quoted appear here.' },
    mine: { title: 'Nothing assigned to you', text: 'Leads assigned to you appear here.' },
  } satisfies Record<LeadView, { readonly title: string; readonly text: string }>,
} as const;

type Refusal = Exclude<ChosenAnswer['leads'][number]['outcome'], 'changed'>;

/** Text of the list of leads: choosing several, moving by keys. */
export const listWords = {
  select: 'Select',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: (count: number) => `Choose the ${count} shown`,
  chosen: {
    label: 'Chosen leads',
    what: 'Action for the chosen leads',
    with: (count: number) => `${count} chosen …`,
    stages: 'Set stage',
    spam: 'Mark as spam',
    notSpam: 'Not spam',
    csv: 'Export CSV',
    apply: 'Apply',
    clear: 'Clear',
    changed: (count: number) => (count === 1 ? '1 lead changed' : `${count} leads changed`),
    most: (count: number) => `No more than ${count} at once`,
    refused: (count: number) =>
      count === 1 ? '1 lead was not changed' : `${count} leads were not changed`,
    others: (count: number) => (count === 1 ? 'The other one was.' : `The other ${count} were.`),
    refusals: {
      stale: 'somebody else has changed it; it is shown as it is now',
      gone: 'it has been deleted',
    } satisfies Record<Refusal, string>,
  },
  menu: {
    open: (name: string) => `Actions for ${name}`,
    stage: (label: string) => `Stage: ${label}`,
    changed: (name: string, label: string) => `${name}: ${label}`,
    lost: { title: (name: string) => `${name} is lost`, save: 'Save', cancel: 'Cancel' },
  },
  archived: (name: string) => `Archived: ${name}`,
  stale: 'Somebody else has changed it: check, then press again',
  moreFailed: 'Older leads could not be loaded',
  again: 'Try Again',
  keys: {
    line: 'Keys: j next, k previous, Enter opens, e archives, ? shows help',
    title: 'Keys in the list of leads',
    list: [
      { key: 'j', does: 'next lead' },
      { key: 'k', does: 'previous lead' },
      { key: 'Enter', does: 'opens or closes it' },
      { key: 'e', does: 'archives it and moves to the next' },
      { key: '?', does: 'shows these keys' },
    ],
    on: 'Use j, k and e on this device',
    close: 'Close',
  },
} as const;

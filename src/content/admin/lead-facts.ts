import type { VisitChange } from '#contract/admin/answers.ts';
import { timeSlots } from '../forms/assessment-options.ts';

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** An amount of cents as the owner reads it: '$1,250.00'. */
export function inDollars(cents: number): string {
  return dollars.format(cents / 100);
}

/** A quote is valid for so many days unless the owner says otherwise. */
export const QUOTE_DAYS = 30;

/** A visit's usual length in minutes. */
export const USUAL_VISIT = 60;

/** Lengths of visits to choose from, in minutes. */
export const visitLengths = [30, 60, 90, 120, 180, 240, 480] as const;

/** The booking form's slots, each with the time at which it begins. */
export const visitSlots = timeSlots.map(({ value, label }) => ({
  value,
  label,
  clock: `${value.split('-')[0]?.padStart(2, '0') ?? ''}:00`,
}));

function visitLength(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}`;
}

/** Words around a lead's person, quote and visit. */
export const leadFacts = {
  saved: 'Saved',
  failed: 'Not saved',
  person: {
    heading: 'Same person',
    earlier: (count: number) => (count === 1 ? '1 earlier request' : `${count} earlier requests`),
    later: (count: number) => (count === 1 ? '1 later request' : `${count} later requests`),
    none: 'No other request from this phone number or email address.',
    isRepeat: 'Sent twice: the same content within 10 minutes',
    isParted: 'Someone else',
    part: 'Not the same person',
    join: 'Same person',
    other: 'Receipt number of another request',
    otherHelper: 'If this person also wrote from another number or address.',
    joinOther: 'Join',
    joined: 'Requests joined',
    parted: 'Requests separated',
  },
  quote: {
    heading: 'Quote',
    amount: 'Amount with GST, $',
    gst: (amount: string) => `Includes ${amount} GST.`,
    invalid: 'Please enter an amount, such as 4,950 or 4950.00',
    validUntil: 'Valid until',
    expired: 'No longer valid',
    sent: (amount: string, state: string) => (state === '' ? amount : `${amount} · ${state}`),
    note: 'About the quote',
    save: 'Save quote',
    remove: 'Remove quote',
    setsStage: 'The stage becomes Quoted.',
  },
  visit: {
    heading: 'Visit',
    booked: (when: string, minutes: number): string => `${when} · ${visitLength(minutes)}`,
    day: 'Day',
    dayMissing: 'Please choose a day',
    slot: 'Time',
    free: 'Another time',
    clock: 'Starts at',
    clockMissing: 'Please enter a time',
    minutes: 'Length',
    length: visitLength,
    note: 'Getting there',
    noteHelper: 'Parking, the key, the way in.',
    overlap: (name: string, when: string, assignee: string) =>
      assignee === '' ? `Overlaps ${name}, ${when}` : `Overlaps ${name}, ${when} (${assignee})`,
    busy: (title: string, from: string, until: string) =>
      `In your calendar: ${title === '' ? 'busy' : title}, ${from} to ${until}`,
    calendar: 'Calendar file (.ics)',
    send: {
      legend: 'Send the calendar entry by e-mail',
      visitor: (address: string) => `To the visitor (${address})`,
      office: (addresses: readonly string[]) => `To ${addresses.join(', ')}`,
      helper: 'Sent when you save or remove the visit.',
    },
    save: 'Save visit',
    remove: 'Remove visit',
    setsStage: 'The stage becomes Visit booked.',
  },
  history: {
    quote: (amount: string, note: string) =>
      `${amount === '' ? 'Quote removed' : `Quoted ${amount}`}${note === '' ? '' : `: ${note}`}`,
    visit: (when: string, note: string) =>
      `${when === '' ? 'Visit removed' : `Visit on ${when}`}${note === '' ? '' : `: ${note}`}`,
    joined: (receipt: string) => `Same person as ${receipt}`,
    parted: (receipt: string) => `Not the same person as ${receipt}`,
  },
  sums: {
    heading: 'Quotes',
    now: 'All open ones, and those won among the leads of the last 30 days.',
    open: (count: number, amount: string) =>
      `${amount} open in ${count === 1 ? '1 quote' : `${count} quotes`}`,
    won: (count: number, amount: string) =>
      `${amount} won in ${count === 1 ? '1 quote' : `${count} quotes`}`,
  },
} as const;

/** Words of the visits in calendars. */
export const visitCalendar = {
  name: (firm: string) => `${firm}: visits`,
  summary: (name: string, suburb: string) =>
    suburb === '' ? `Visit: ${name}` : `Visit: ${name}, ${suburb}`,
};

/** Words of the e-mails that carry the calendar entry of a visit. */
export const visitMail = {
  visitor: {
    subject: {
      set: (firm: string, receipt: string) => `Your visit from ${firm} (${receipt})`,
      moved: (firm: string, receipt: string) => `New time of your visit from ${firm} (${receipt})`,
      cancelled: (firm: string, receipt: string) =>
        `Cancelled: your visit from ${firm} (${receipt})`,
    } satisfies Record<VisitChange, (firm: string, receipt: string) => string>,
    summary: (firm: string) => `Visit from ${firm}`,
    receipt: (receipt: string) => `Your request: ${receipt}`,
  },
  office: {
    subject: {
      set: (what: string) => `Visit: ${what}`,
      moved: (what: string) => `Visit moved: ${what}`,
      cancelled: (what: string) => `Visit cancelled: ${what}`,
    } satisfies Record<VisitChange, (what: string) => string>,
    text: {
      set: (when: string) => `A visit is booked for ${when}. The calendar entry is attached.`,
      moved: (when: string) => `The visit is now on ${when}. The calendar entry is attached.`,
      cancelled: (when: string) => `The visit on ${when} is cancelled.`,
    } satisfies Record<VisitChange, (when: string) => string>,
    open: 'Open the lead:',
  },
} as const;

/** Words around the feed of visits for phone calendars. */
export const visitFeed = {
  heading: 'Visits in your calendar',
  text: 'Subscribe to this private address in the calendar of your phone. Whoever has it can read names, phone numbers and addresses of the visits.',
  loading: 'Loading the address',
  failed: { title: 'The address could not be loaded', button: 'Try Again' },
  none: 'There is no address yet.',
  make: 'Make an address',
  renew: 'Make a new address',
  revoke: 'Remove the address',
  copy: 'Copy',
  copied: 'Copied',
  made: 'The address works. Earlier ones no longer do.',
  revoked: 'The address no longer works.',
  notCopied: 'Not copied: select the address and copy it',
  notChanged: 'Not changed',
} as const;

/** Why a calendar could not be read. */
const busyFailures: Readonly<Record<string, string>> = {
  '401': 'The calendar asks for a password. Enter its private address instead.',
  '403': 'The calendar does not allow reading at this address.',
  '404': 'There is no calendar at this address any more.',
  '410': 'There is no calendar at this address any more.',
  timeout: 'The calendar’s server did not answer in time.',
  refused: 'The calendar’s server refused the connection.',
  name_not_found: 'The name of the calendar’s server could not be found.',
  private_address: 'The address is on a private network, which is not called.',
  tls: 'No secure connection to the calendar’s server could be made.',
  not_https: 'The address redirects to one without https, which is not called.',
  too_many_redirects: 'The address redirects too often.',
  too_large: 'The calendar is larger than 4 MB.',
  not_a_calendar: 'There is no calendar at this address. Copy the address that ends in .ics.',
  unreadable: 'The calendar takes too long to read.',
};

/** Words around the calendar from which the owner's busy times are read. */
export const busyCalendar = {
  heading: 'Your busy times',
  text: 'Enter the private address of your calendar (Google: ‘Secret address in iCal format’; Outlook and iCloud: publish it). A visit at a time when you are busy is then marked. Only beginning, end and title are kept; it is read every 15 minutes.',
  loading: 'Loading the busy times',
  failed: { title: 'The busy times could not be loaded', button: 'Try Again' },
  label: 'Private calendar address',
  invalid: 'Please enter the whole address, such as https://calendar.google.com/…/basic.ics',
  save: 'Save and read',
  again: 'Read it now',
  remove: 'Remove the calendar',
  removed: 'The calendar is no longer read.',
  read: (when: string, count: number) =>
    `Read on ${when}: ${count === 1 ? '1 busy time' : `${count} busy times`} from now on.`,
  notRead: (when: string) => `Not read on ${when}`,
  reason: (error: string) =>
    busyFailures[error] ??
    (/^\d+$/.test(error)
      ? `The calendar’s server answered with ${error}.`
      : 'The connection to the calendar’s server broke.'),
  kept: (when: string) => `The busy times read on ${when} are still used.`,
  notChanged: 'Not changed',
} as const;

import { DIRECT, FACEBOOK, GOOGLE_ADS } from '#contract/admin/analytics.ts';

/** Sources whose ids are not the name of a campaign or site. */
const sourceNames: Readonly<Record<string, string>> = {
  '': 'Not known',
  [DIRECT]: 'Typed in, or a bookmark',
  [GOOGLE_ADS]: 'Google ads',
  [FACEBOOK]: 'Facebook',
};

/** The page of form figures. */
export const analytics = {
  h1: 'Form analytics',
  lead: 'All leads except spam.',
  ranges: [
    { value: '7', label: '7 days' },
    { value: '30', label: '30 days' },
    { value: '90', label: '90 days' },
  ],
  usualRange: '30',
  rangeLabel: 'Period',
  perDay: {
    heading: 'Leads per day',
    summary: (count: number) =>
      count === 1 ? '1 lead in this period' : `${count} leads in this period`,
    day: 'Day',
    leads: 'Leads',
    most: (count: number, day: string) => `Most: ${count} on ${day}`,
  },
  funnel: {
    heading: 'From new to won',
    summary: (won: number, leads: number) => `${won} of ${leads} won.`,
    note: 'A lead that was lost or archived counts as far as it had come.',
    kindLabel: 'By',
    kinds: { form: 'Form', service: 'Service', area: 'Area' },
    steps: {
      leads: 'Leads',
      contacted: 'Contacted',
      visitBooked: 'Visit booked',
      quoted: 'Quoted',
      won: 'Won',
    },
    /** How far a lead has come and no further. */
    furthest: {
      leads: 'New',
      contacted: 'Contacted',
      visitBooked: 'Visit booked',
      quoted: 'Quoted',
      won: 'Won',
    },
    all: 'All',
    wonShare: 'Share won',
  },
  sources: {
    heading: 'Where leads come from',
    note: 'The campaign, ad or site that the visit began with.',
    source: 'Source',
    columns: { leads: 'Leads', contacted: 'Contacted', won: 'Won' },
    amount: 'Amount won',
    names: sourceNames,
  },
  firstContact: {
    heading: 'Time to first contact',
    median: 'Median',
    kept: 'Within the time promised',
    keptOf: (kept: number, promised: number) =>
      `${kept} of ${promised} first contacts came within the time that the form had promised.`,
    of: (count: number, all: number) => `${count} of ${all}`,
    contacted: 'Leads contacted',
    none: 'No lead of this period has been contacted yet.',
    nonePromised: 'No form had promised them a time.',
    figure: 'Figure',
    value: 'Value',
  },
  perForm: { heading: 'Leads per form', form: 'Form', leads: 'Leads' },
  offline: {
    heading: 'Sent without signal',
    text: 'Leads that waited on the phone before they reached us.',
    count: (count: number, of: number) => `${count} of ${of}`,
    later: 'Waited on the phone',
    figure: 'Figure',
    value: 'Value',
    unknown: 'No lead in this period reported how often it was tried.',
  },
  arrival: {
    heading: 'From Send to arrival',
    text: 'How long a request took from the press of Send until it was here.',
    median: 'Half within',
    p95: '95% within',
    figure: 'Figure',
    value: 'Value',
    none: 'Nothing has arrived in this period.',
  },
  forwarding: {
    heading: 'Forwarding',
    state: 'State',
    leads: 'Leads',
    states: {
      delivered: 'Forwarded',
      waiting: 'Waiting to be forwarded',
      undeliverable: 'Could not be forwarded',
      inboxOnly: 'Not sent to a webhook',
    },
    failures: 'Failed attempts',
    failuresText: 'Requests to webhooks that failed, those repeated with success included.',
    spam: 'Held back as spam',
  },
  numbers: 'Numbers',
  empty: { title: 'No leads in this period', text: 'Choose a longer one.' },
  loading: 'Loading figures',
  failed: { title: 'The figures could not be loaded', button: 'Try Again' },
} as const;

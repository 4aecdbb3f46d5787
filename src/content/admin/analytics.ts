/** The page of form figures. */
export const analytics = {
  h1: 'Form analytics',
  lead: 'Counted from the leads in the inbox. Spam is left out.',
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
  perForm: { heading: 'Leads per form', form: 'Form', leads: 'Leads', share: 'Share' },
  offline: {
    heading: 'Sent without signal',
    text: 'Leads that waited on the phone before they reached us.',
    count: (count: number, of: number) => `${count} of ${of}`,
    unknown: 'No lead in this period told how often it was tried.',
  },
  arrival: {
    heading: 'From Send to arrival',
    median: 'Median',
    p95: '95% arrived within',
    none: 'Nothing has arrived in this period.',
  },
  delivery: {
    heading: 'Forwarding',
    state: 'State',
    leads: 'Leads',
    states: {
      delivered: 'Forwarded',
      waiting: 'Waiting to be forwarded',
      undeliverable: 'Could not be forwarded',
      inboxOnly: 'In the inbox only',
    },
    failures: 'Failed attempts',
    failuresText: 'Requests to webhooks that failed, those repeated with success included.',
    spam: 'Held back as spam',
  },
  table: 'Show as a table',
  empty: { title: 'No leads in this period', text: 'Choose a longer one.' },
  loading: 'Loading figures',
  failed: { title: 'The figures could not be loaded', button: 'Try Again' },
} as const;

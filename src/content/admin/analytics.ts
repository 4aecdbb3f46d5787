/** The page of form figures. */
export const analytics = {
  h1: 'Form analytics',
  lead: 'Counted from the leads in the inbox. Spam is left out.',
  ranges: [
    { value: '7', label: '7 days' },
    { value: '30', label: '30 days' },
    { value: '90', label: '90 days' },
  ],
  rangeLabel: 'Period',
  perDay: { heading: 'Leads per day', summary: (count: number) => `${count} in this period` },
  perForm: { heading: 'Leads per form' },
  offline: {
    heading: 'Sent without signal',
    text: 'Leads that waited on the phone before they reached us.',
  },
  arrival: {
    heading: 'From Send to arrival',
    median: 'Median',
    p95: '95% arrived within',
  },
  failures: { heading: 'Forwarding failures', none: 'None in this period' },
  table: 'Show as a table',
  empty: { title: 'No leads in this period', text: 'Choose a longer one.' },
  loading: 'Loading figures',
  failed: { title: 'The figures could not be loaded', button: 'Try Again' },
} as const;

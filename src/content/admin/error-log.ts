import type { ErrorRecord } from '#contract/error-record.ts';
import type { Toast } from '../forms/types.ts';

/** Names of severities. */
export const severityLabels = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
} as const satisfies Record<ErrorRecord['severity'], string>;

/** The error panel and the page of errors that browsers reported. */
export const errorLog = {
  panel: {
    badge: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    heading: 'Errors in this browser',
    /** Entries shown at a time (docs/behaviour.md). */
    pageSize: 5,
    more: 'Show more',
    collapse: 'Close',
    resolve: 'Resolve',
    clear: 'Clear all',
    technical: 'Details',
    feedbackLabel: 'What were you doing?',
    feedbackSend: { idle: 'Send', busy: 'Submitting...' },
  },
  page: {
    h1: 'Errors',
    lead: 'Reported by visitors’ browsers, the same cause counted once.',
    last: 'last seen',
    feedback: 'What visitors wrote',
    otherFeedback: 'Written about errors that are no longer listed',
    times: (count: number) => (count === 1 ? 'once' : `${count} times`),
    first: 'First seen',
    stack: 'Where in the code',
    agent: 'Browser of the last one',
    resolved: 'Resolved',
    count: (open: number, all: number) => `${open} unresolved of ${all}`,
    buttons: {
      resolve: 'Resolve',
      reopen: 'Reopen',
      remove: 'Remove',
      clear: 'Clear all',
    },
    confirmClear: {
      title: 'Clear the whole list?',
      text: 'All reported errors and what visitors wrote about them are removed for good.',
      confirm: 'Clear all',
      cancel: 'Keep',
    },
    notDone: 'That did not work',
    empty: { title: 'No errors reported', text: 'Nothing has gone wrong in a visitor’s browser.' },
    loading: 'Loading errors',
    failed: { title: 'The errors could not be loaded', button: 'Try Again' },
  },
} as const;

/** Toasts of error feedback (docs/behaviour.md). */
export const errorFeedbackToasts = {
  sent: { variant: 'success', title: 'Feedback sent successfully' },
  failed: { variant: 'error', title: 'Failed to send feedback' },
} as const satisfies Record<string, Toast>;

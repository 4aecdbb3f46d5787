/** Paths of the bundled server that page and worker call. */
export const paths = {
  leads: '/api/leads',
  errors: '/api/errors',
  errorFeedback: '/api/error-feedback',
  health: '/healthz',
  session: '/api/admin/session',
  adminLeads: '/api/admin/leads',
  adminLeadsCsv: '/api/admin/leads.csv',
  adminWebhooks: '/api/admin/webhooks',
  adminErrors: '/api/admin/errors',
  adminAnalytics: '/api/admin/analytics',
} as const;

/** Header of a lead request: equals the envelope's `submissionId` (IETF draft idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Header of a lead request: the how-manieth try this is, from 1. */
export const ATTEMPT_HEADER = 'submission-attempt';

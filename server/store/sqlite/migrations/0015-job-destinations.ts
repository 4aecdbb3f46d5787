/**
 * The destination of a job's last attempt: when the webhook changes, what the old one failed is
 * retried.
 */
export const jobDestinations = `
ALTER TABLE jobs ADD COLUMN last_tried TEXT;
`;

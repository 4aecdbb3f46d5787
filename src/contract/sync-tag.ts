/** Tag of the one-off and the periodic sync registration. */
export const SYNC_TAG = 'lead-outbox';

/**
 * States of a submission: pending → sending → delivered | unconfirmed, sending → pending (retry),
 * → parked (the visitor must act), → paused (the destination refuses everybody).
 */
export const states = [
  'pending',
  'sending',
  'delivered',
  'unconfirmed',
  'parked',
  'paused',
] as const;
export type SubmissionState = (typeof states)[number];

/** States of a lead that has not reached its receiver. */
export const waitingStates: readonly SubmissionState[] = ['pending', 'sending', 'parked', 'paused'];

import { z } from '#contract/zod.ts';
import type { LeadStanding } from '#content/thank-you.ts';
import type { Submission } from '#outbox/record.ts';
import type { SubmissionState } from '#outbox/states.ts';
import type { OutboxView } from './outbox-store.ts';

const STANDINGS: Readonly<Record<SubmissionState, LeadStanding>> = {
  pending: 'waiting',
  sending: 'waiting',
  delivered: 'delivered',
  unconfirmed: 'unconfirmed',
  parked: 'parked',
  paused: 'paused',
};

/** How a lead stands, and its row where there is one; null as long as the outbox is unread. */
export type Standing = { readonly standing: LeadStanding; readonly row: Submission | null } | null;

/** How the lead with this id stands; the newest one when no id is known. */
export function standingOf(view: OutboxView, id: string | null): Standing {
  if (view.status === 'unread') return null;
  if (view.status === 'failed') return { standing: 'unreadable', row: null };
  // Nothing is kept here: a lead that brought the visitor to this page was sent directly.
  if (view.status === 'unavailable') return { standing: 'unknown', row: null };
  const row = id === null ? view.rows[0] : view.rows.find((one) => one.id === id);
  return row ? { standing: STANDINGS[row.state], row } : { standing: 'unknown', row: null };
}

const stateSchema = z.object({ submissionId: z.uuid() });

/** The id that a form left in the history entry (`navigate(…, { state })`), or null. */
export function submissionIdIn(state: unknown): string | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.submissionId : null;
}

/** How a standing looks. */
export type Tone = 'neutral' | 'delivered' | 'waiting' | 'wrong';

const TONES: Readonly<Record<LeadStanding, Tone>> = {
  delivered: 'delivered',
  unconfirmed: 'delivered',
  waiting: 'waiting',
  paused: 'waiting',
  parked: 'wrong',
  unreadable: 'neutral',
  unknown: 'neutral',
};

/** The look of a standing; neutral as long as it is not known. */
export function toneOf(current: Standing): Tone {
  return current === null ? 'neutral' : TONES[current.standing];
}

import { z } from '#contract/zod.ts';
import type { ShownState } from '#content/thank-you.ts';
import type { Submission } from '#outbox/record.ts';
import type { SubmissionState } from '#outbox/states.ts';
import type { OutboxView } from './outbox-store.ts';

const SHOWN_STATES: Readonly<Record<SubmissionState, ShownState>> = {
  pending: 'waiting',
  sending: 'waiting',
  delivered: 'delivered',
  unconfirmed: 'unconfirmed',
  parked: 'parked',
  paused: 'paused',
};

/** What is shown of a submission, and its row where there is one; null as long as the outbox is unread. */
export type ShownSubmission = {
  readonly state: ShownState;
  readonly row: Submission | null;
} | null;

/** How the lead with this id stands; the newest one when no id is known. */
export function shownStateOf(view: OutboxView, id: string | null): ShownSubmission {
  if (view.status === 'unread') return null;
  if (view.status === 'failed') return { state: 'unreadable', row: null };
  const without: ShownSubmission = { state: id === null ? 'none' : 'gone', row: null };
  // Nothing is kept here: a lead that brought the visitor to this page was sent directly.
  if (view.status === 'unavailable') return without;
  const row = id === null ? view.rows[0] : view.rows.find((one) => one.id === id);
  return row ? { state: SHOWN_STATES[row.state], row } : without;
}

const stateSchema = z.object({ submissionId: z.uuid() });

/** The id that a form left in the history entry (`navigate(…, { state })`), or null. */
export function submissionIdIn(state: unknown): string | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.submissionId : null;
}

/** How a state looks. */
export type Tone = 'neutral' | 'delivered' | 'waiting' | 'wrong';

const TONES: Readonly<Record<ShownState, Tone>> = {
  delivered: 'delivered',
  unconfirmed: 'delivered',
  waiting: 'waiting',
  paused: 'waiting',
  parked: 'wrong',
  unreadable: 'neutral',
  gone: 'neutral',
  none: 'neutral',
};

/** The look of a state; neutral as long as it is not known. */
export function toneOf(current: ShownSubmission): Tone {
  return current === null ? 'neutral' : TONES[current.state];
}

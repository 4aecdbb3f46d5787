import type { Sent, ShownState } from '#content/thank-you.ts';
import { z } from '#contract/zod.ts';
import type { Submission } from '#outbox/core/record.ts';
import type { SubmissionState } from '#outbox/core/schedule.ts';
import { arrivalOf, sentFromHere } from '#outbox/core/page-memory.ts';
import type { OutboxView } from '#outbox/page/view.ts';

const SHOWN_STATES: Readonly<Record<SubmissionState, ShownState>> = {
  pending: 'waiting',
  sending: 'waiting',
  delivered: 'delivered',
  unconfirmed: 'unconfirmed',
  parked: 'parked',
  paused: 'paused',
  withdrawn: 'gone',
  kept: 'gone',
};

/** What is shown of a submission, and its row where there is one; null as long as the outbox is unread. */
export type ShownSubmission =
  | { readonly state: Arrived; readonly row: Submission }
  | { readonly state: Exclude<ShownState, Arrived>; readonly row: Submission | null }
  | null;

type Arrived = 'delivered' | 'unconfirmed';

/** How the lead with this id stands; the newest one when no id is known. */
export function shownStateOf(view: OutboxView, id: string | null): ShownSubmission {
  const sent = id === null ? null : sentFromHere(id);
  if (sent && !(sent.isStored && view.status === 'ready')) return shown(sent.row);
  if (view.status === 'unread') return null;
  if (view.status === 'failed') return { state: 'unreadable', row: null };
  const without: ShownSubmission = { state: id === null ? 'none' : 'gone', row: null };
  if (view.status === 'unavailable') return without;
  const row = id === null ? view.rows[0] : view.rows.find((one) => one.id === id);
  return row ? shown(row) : without;
}

function shown(row: Submission): ShownSubmission {
  return { state: SHOWN_STATES[row.state], row };
}

/** What is known of a row that has arrived. */
export function sentOf(row: Submission): Sent {
  return { formType: row.formType, answers: row.choices ?? {}, arrival: arrivalOf(row) };
}

const stateSchema = z.object({ submissionId: z.uuid() });

/** The id that a form left in the history entry (`navigate(…, { state })`), or null. */
export function submissionIdIn(state: unknown): string | null {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.submissionId : null;
}

/** The id in the address, where a form without script leads to; null if there is none. */
export function requestIn(search: string): string | null {
  const parsed = z.uuid().safeParse(new URLSearchParams(search).get('request'));
  return parsed.success ? parsed.data : null;
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

import { apiErrorSchema } from '#contract/api-error.ts';
import { receiptSchema, type Receipt } from '#contract/envelope.ts';
import { ATTEMPT_HEADER, IDEMPOTENCY_HEADER } from '#contract/paths.ts';
import { isRetryStatus, retryAfterMs } from '#contract/retry.ts';
import {
  failureOf,
  failureOfError,
  type Destination,
  type Failure,
  type Submission,
} from '../core/record.ts';

/** How long one attempt may take, in milliseconds. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

/** What an attempt needs to know of a submission. */
export type Deliverable = Pick<
  Submission,
  'id' | 'destination' | 'guard' | 'leadKey' | 'attempts'
> & {
  readonly envelope: string;
};

/**
 * One attempt to deliver a submission. Never throws: the outcome says what happened. The bundled
 * server gets JSON with the idempotency key; a webhook gets a simple request (text/plain, no custom
 * header), because automation services reject the preflight that anything else would trigger.
 */
export async function deliver(
  submission: Deliverable,
  send: typeof fetch = fetch,
  now: () => number = Date.now,
): Promise<Outcome> {
  try {
    const answer = await send(submission.destination.url, requestFor(submission));
    return await outcomeOfAnswer(answer, submission.destination, now());
  } catch (error) {
    return outcomeOfError(error, now());
  }
}

function requestFor({
  id,
  destination,
  envelope,
  guard,
  leadKey,
  attempts,
}: Deliverable): RequestInit {
  const common = {
    method: 'POST',
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const;
  if (destination.kind === 'webhook') {
    return {
      ...common,
      mode: destination.mode,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: envelope,
    };
  }
  return {
    ...common,
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      [IDEMPOTENCY_HEADER]: id,
      [ATTEMPT_HEADER]: String(attempts),
    },
    // The envelope's bytes as they were stored.
    body: `{"envelope":${envelope},${JSON.stringify({ guard, leadKey }).slice(1)}`,
  };
}

/** The result of one attempt. */
export type Outcome =
  | { kind: 'delivered'; receipt: Receipt | null }
  | { kind: 'unconfirmed' }
  | { kind: 'retry'; failure: Failure; retryAfterMs: number | null }
  | { kind: 'paused'; failure: Failure }
  /**
   * The receiver has other content under the same or a higher revision: this content must get a
   * higher one.
   */
  | { kind: 'stale'; failure: Failure }
  | { kind: 'parked'; failure: Failure };

/** Statuses that mean the destination is wrong, not the lead. */
const WRONG_DESTINATION = new Set([401, 402, 403, 404, 405, 407, 410, 421, 451]);

/** The outcome of an attempt that got no response. */
export function outcomeOfError(error: unknown, now: number): Outcome {
  return { kind: 'retry', failure: failureOfError(error, now), retryAfterMs: null };
}

/**
 * The outcome of a response, by status, never by message text. A 2xx of the bundled server must
 * carry a receipt: a 200 of a captive portal or a static host proves nothing.
 */
export async function outcomeOfAnswer(
  answer: Response,
  destination: Destination,
  now: number,
): Promise<Outcome> {
  if (answer.type === 'opaque') return { kind: 'unconfirmed' };
  const { status } = answer;
  if (answer.ok) {
    // A redirect may have turned the POST into a GET without a body: its 200 proves nothing.
    if (destination.kind === 'webhook') {
      return answer.redirected ? { kind: 'unconfirmed' } : { kind: 'delivered', receipt: null };
    }
    const receipt = receiptSchema.safeParse(await bodyOf(answer));
    if (receipt.success) return { kind: 'delivered', receipt: receipt.data };
    return { kind: 'retry', failure: failureOf('no-receipt', status, now), retryAfterMs: null };
  }
  const why = failureOf('http', status, now);
  if (WRONG_DESTINATION.has(status)) return { kind: 'paused', failure: why };
  if (status >= 400 && !isRetryStatus(status)) {
    const refusal = apiErrorSchema.safeParse(await bodyOf(answer));
    if (!refusal.success) return { kind: 'parked', failure: why };
    const { code, fields = [] } = refusal.data.error;
    return { kind: code === 'stale_revision' ? 'stale' : 'parked', failure: { ...why, fields } };
  }
  return {
    kind: 'retry',
    failure: why,
    retryAfterMs: retryAfterMs(answer.headers.get('retry-after'), now),
  };
}

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return null;
  }
}

import { apiErrorSchema } from '#contract/api-error.ts';
import { isRetryStatus, retryAfterMs } from '#contract/retry.ts';
import { receiptSchema, type Receipt } from '#contract/envelope.ts';
import type { Destination, Failure } from './record.ts';

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

function failure(kind: Failure['kind'], at: number, status: number | null = null): Failure {
  return { kind, status, at, fields: [] };
}

/** The outcome of an attempt that got no response. */
export function outcomeOfError(error: unknown, now: number): Outcome {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return {
    kind: 'retry',
    failure: failure(timedOut ? 'timeout' : 'network', now),
    retryAfterMs: null,
  };
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
    return { kind: 'retry', failure: failure('no-receipt', now, status), retryAfterMs: null };
  }
  const why = failure('http', now, status);
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

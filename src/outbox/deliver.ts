import { ATTEMPT_HEADER, IDEMPOTENCY_HEADER } from '#contract/paths.ts';
import { outcomeOfAnswer, outcomeOfError, type Outcome } from './outcome.ts';
import type { Submission } from './record.ts';

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

import { isRetryStatus } from '#contract/retry.ts';

/** Why there was no answer; stored and shown instead of the error's own text. */
export type SendError =
  | 'timeout'
  | 'refused'
  | 'reset'
  | 'name_not_found'
  | 'private_address'
  | 'tls'
  | 'stopped'
  | 'network';

/** One request to a webhook: its answer's status, or why there was none. */
export type SendOutcome =
  | { kind: 'answer'; status: number; retryAfter: string | undefined }
  | { kind: 'failure'; error: SendError };

/**
 * What an attempt means for its job. Redirects are not followed: the target was never checked, so
 * the owner has to enter it.
 */
export function stateAfter(outcome: SendOutcome): 'delivered' | 'retry' | 'undeliverable' {
  if (outcome.kind === 'failure') {
    return outcome.error === 'private_address' ? 'undeliverable' : 'retry';
  }
  const { status } = outcome;
  if (status >= 200 && status < 300) return 'delivered';
  return isRetryStatus(status) ? 'retry' : 'undeliverable';
}

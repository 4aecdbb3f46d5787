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

/** A webhook's host resolves to an address that is not on the public internet. */
export class PrivateAddress extends Error {}

const byCode = new Map<string, SendError>([
  ['ECONNREFUSED', 'refused'],
  ['ECONNRESET', 'reset'],
  ['EPIPE', 'reset'],
  ['ENOTFOUND', 'name_not_found'],
  ['EAI_AGAIN', 'name_not_found'],
  ['ETIMEDOUT', 'timeout'],
  ['EPROTO', 'tls'],
]);

/** The class of a failed request; the error's own text is dropped, since it may contain the URL. */
export function failureOf(error: unknown, signal: AbortSignal): SendError {
  if (error instanceof PrivateAddress) return 'private_address';
  if (signal.aborted) {
    const reason: unknown = signal.reason;
    return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'stopped';
  }
  const code = codeOf(error);
  if (code === undefined) return 'network';
  return byCode.get(code) ?? (/CERT|SIGNATURE|SSL|TLS/.test(code) ? 'tls' : 'network');
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/**
 * Aborted when `signal` is, or after `limitMs` milliseconds. `AbortSignal.any` is missing before Safari
 * 17.4, Chrome 116 and Firefox 124.
 */
export function withLimit(signal: AbortSignal, limitMs: number): AbortSignal {
  const either = new AbortController();
  for (const cause of [signal, AbortSignal.timeout(limitMs)]) {
    const follow = () => either.abort(cause.reason);
    if (cause.aborted) follow();
    else cause.addEventListener('abort', follow, { signal: either.signal });
  }
  return either.signal;
}

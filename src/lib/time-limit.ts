/** What was waited for did not come in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * How long something that is kept on this device waits for a fresh one from the network, in
 * milliseconds.
 */
export const KEPT_LIMIT_MS = 3_000;
/** How long a request with nothing kept behind it waits for its answer to begin, in milliseconds. */
export const ANSWER_LIMIT_MS = 8_000;
/** How long one file may take to arrive whole in the background, in milliseconds. */
export const FILE_LIMIT_MS = 60_000;

/** The promise's value, or a TimeLimitError after `limitMs` milliseconds. The work itself goes on. */
export async function withTimeLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`Timed out after ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}

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

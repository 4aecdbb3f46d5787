/** Storage did not answer in time: seen in WebKit, where a write can hang for the whole session. */
export class StorageTimeoutError extends Error {
  override readonly name = 'StorageTimeoutError';
}

/** How long one storage call may take, in milliseconds. */
export const STORAGE_LIMIT_MS = 4_000;

/** The promise's value, or a StorageTimeoutError after `limitMs` milliseconds. */
export async function withTimeLimit<T>(
  work: Promise<T>,
  limitMs: number = STORAGE_LIMIT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageTimeoutError('storage did not answer')), limitMs);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}

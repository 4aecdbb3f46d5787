import { ANSWER_LIMIT_MS } from '#lib/time-limit.ts';

const arriving = new Map<string, Promise<void>>();

let silent = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Data has arrived, of whichever file: restart the timeout for all, since they share the
 * connection.
 */
function heard(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    silent.abort();
    silent = new AbortController();
  }, ANSWER_LIMIT_MS);
}

/**
 * Fetches a script into the browser's HTTP cache, once. Rejects when the connection stalls, and can
 * then be called again. An import can't: the page's module map keeps one pending request per
 * module, and every later import waits for it too. So only scripts that have arrived are imported.
 */
export function arrive(file: string, priority: RequestPriority = 'auto'): Promise<void> {
  const before = arriving.get(file);
  if (before) return before;
  const whole = fetchWhole(file, priority);
  arriving.set(file, whole);
  whole.catch(() => arriving.delete(file));
  return whole;
}

async function fetchWhole(file: string, priority: RequestPriority): Promise<void> {
  heard();
  const answer = await fetch(file, { priority, signal: silent.signal });
  if (!answer.ok) throw new Error(`Could not load ${file}: HTTP ${answer.status}`);
  if (!answer.body) return;
  const reader = answer.body.getReader();
  while (!(await reader.read()).done) heard();
}

/** Whether fetching a script failed because the connection stalled. */
export const isStall = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Rejects again if the connection stalled: an import would then wait without end. */
export function rethrowStall(error: unknown): void {
  if (isStall(error)) throw error;
}

import { ANSWER_LIMIT_MS } from '#lib/time-limit.ts';

const arriving = new Map<string, Promise<void>>();

let silent = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something has come, of whichever file: those that wait behind it are given as long again. */
function heard(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    silent.abort();
    silent = new AbortController();
  }, ANSWER_LIMIT_MS);
}

/**
 * Brings a script into the browser's cache, once; rejects when the line goes silent, and can be called
 * again then. An import can't: a page waits for a module's one request for as long as it lives, and so
 * does every later import of it. Only what has arrived is imported.
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

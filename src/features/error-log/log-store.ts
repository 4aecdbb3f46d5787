import { logWarning } from '#components/log.ts';
import { errorRecordSchema, type ErrorRecord } from '#contract/error-record.ts';
import { z } from '#contract/zod.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import { createListeners, type ReadableStore } from '#lib/create-store.ts';

/** Key and size of the local error log (docs/behaviour.md). */
const ERROR_LOG_KEY = 'app-errors';
const ERROR_LOG_MAX = 50;

const anything = z.array(z.unknown());
const listeners = createListeners();
let known: readonly ErrorRecord[] | null = null;
/** Once storage has refused to write, what it holds is older than what the page knows. */
let refused = false;

/** The local log, newest first. Corrupt entries are logged and ignored. */
export function errorLog(): readonly ErrorRecord[] {
  known ??= read();
  return known;
}

/** Adds an entry; the 51st drops the oldest. */
export function addError(entry: ErrorRecord): void {
  keep([entry, ...latest()].slice(0, ERROR_LOG_MAX));
}

/** Marks an entry as resolved. */
export function resolveError(id: string): void {
  keep(latest().map((entry) => (entry.id === id ? resolved(entry) : entry)));
}

function resolved(entry: ErrorRecord): ErrorRecord {
  return { ...entry, resolved: true };
}

/** Removes all entries. */
export function clearErrors(): void {
  keep([]);
}

/** Follows the log, across tabs too. */
export function subscribeErrorLog(listener: () => void): () => void {
  if (listeners.isEmpty()) addEventListener('storage', onStorage);
  const stop = listeners.add(listener);
  return () => {
    stop();
    if (listeners.isEmpty()) removeEventListener('storage', onStorage);
  };
}

export const errorLogStore: ReadableStore<readonly ErrorRecord[]> = {
  get: errorLog,
  subscribe: subscribeErrorLog,
  initial: [],
};

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== ERROR_LOG_KEY) return;
  known = null;
  listeners.notify();
}

/** Read again, since another tab may have written. */
function latest(): readonly ErrorRecord[] {
  return refused ? errorLog() : read();
}

function read(): ErrorRecord[] {
  const text = readText(ERROR_LOG_KEY);
  if (text === null || text === undefined) return [];
  try {
    const list = anything.safeParse(JSON.parse(text));
    if (list.success) return list.data.flatMap(readable);
    logWarning(`Ignoring invalid error log in local storage: ${ERROR_LOG_KEY}`);
  } catch (error) {
    logWarning(`Ignoring unreadable error log in local storage: ${ERROR_LOG_KEY}`, error);
  }
  return [];
}

function readable(value: unknown): ErrorRecord[] {
  const entry = errorRecordSchema.safeParse(value);
  if (entry.success) return [entry.data];
  logWarning(`Ignoring an invalid entry of the error log: ${ERROR_LOG_KEY}`);
  return [];
}

function keep(entries: readonly ErrorRecord[]): void {
  known = entries;
  if (!writeText(ERROR_LOG_KEY, JSON.stringify(entries))) {
    // The log then lasts as long as the page.
    refused = true;
    logWarning('Could not save the error log: it is lost when the page closes.');
  }
  listeners.notify();
}

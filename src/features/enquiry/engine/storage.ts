import { logWarning } from '#components/log.ts';
import type { z } from '#contract/zod.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import type * as Checks from './checks.ts';
import { checksHere } from './load-checks.ts';

/**
 * A value kept in local storage, or null when there is none, it is corrupt or storage is refused. What
 * checks it must have been loaded where something is kept: the start sees to it.
 */
export function readStored<Schema extends z.ZodMiniType>(
  key: string,
  schemaIn: (checks: typeof Checks) => Schema,
): z.output<Schema> | null {
  const text = readText(key);
  if (text === null || text === undefined) return null;
  try {
    const checks = checksHere();
    const parsed = checks && schemaIn(checks).safeParse(JSON.parse(text));
    if (parsed?.success) return parsed.data;
    logWarning(`Ignoring invalid value in local storage: ${key}`);
  } catch (error) {
    logWarning(`Ignoring unreadable value in local storage: ${key}`, error);
  }
  return null;
}

/** Whether anything is kept under a key. */
export function isStored(key: string): boolean {
  return typeof readText(key) === 'string';
}

/** Keeps a value in local storage; false when that is full or refused: it stays in the page all the same. */
export function writeStored(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** Removes a value from local storage. */
export function dropStored(key: string): void {
  writeText(key, null);
}

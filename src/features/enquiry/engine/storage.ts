import { logWarning } from '#components/log.ts';
import type { z } from '#contract/zod.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import type * as Checks from './checks.ts';
import { checksHere } from './load-checks.ts';

/**
 * A value from local storage; null when there is none, it is invalid or storage is refused. If
 * something is stored, the validation code must already be loaded: the start takes care of that.
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

/** Whether anything is stored under a key. */
export function isStored(key: string): boolean {
  return typeof readText(key) === 'string';
}

/** Stores a value in local storage; false when that is full or refused. */
export function writeStored(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** Removes a value from local storage. */
export function dropStored(key: string): void {
  writeText(key, null);
}

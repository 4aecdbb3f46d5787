import { logWarning } from '#components/log.ts';
import type { z } from '#contract/zod.ts';
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
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const checks = checksHere();
    const parsed = checks && schemaIn(checks).safeParse(JSON.parse(text));
    if (parsed?.success) return parsed.data;
    logWarning(`What is kept under '${key}' is corrupt and is ignored.`);
  } catch (error) {
    logWarning(`What is kept under '${key}' cannot be read and is ignored.`, error);
  }
  return null;
}

/** Whether anything is kept under a key. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Keeps a value in local storage; a full or refused storage is no reason to disturb the visitor. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What is typed stays in the page all the same.
  }
}

/** Removes a value from local storage. */
export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Refused storage keeps nothing.
  }
}

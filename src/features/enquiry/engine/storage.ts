import { logWarning } from '#components/log.ts';
import type { z } from '#contract/zod.ts';

/** A value kept in local storage, or null when there is none, it is corrupt or storage is refused. */
export function readStored<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    logWarning(`What is kept under '${key}' is corrupt and is ignored.`);
  } catch (error) {
    logWarning(`What is kept under '${key}' cannot be read and is ignored.`, error);
  }
  return null;
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

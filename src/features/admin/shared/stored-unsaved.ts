import { logWarning } from '#components/log.ts';
import { z } from '#contract/zod.ts';
import { readText, storedKeys, writeText } from '#lib/browser-page.ts';

const PREFIX = 'owner-unsaved-';
const AREA = 'sessionStorage';

/**
 * Reads unsaved input from session storage: it survives a reload, such as a pressed notification
 * causes, and ends with the tab. Corrupt entries are left out.
 */
export function readUnsaved<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): Map<string, z.output<Schema>> {
  const all = new Map<string, z.output<Schema>>();
  try {
    const text = readText(PREFIX + name, AREA) ?? null;
    const entries = text === null ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    for (const [key, value] of Object.entries(entries)) {
      const parsed = schema.safeParse(value);
      if (parsed.success) all.set(key, parsed.data);
    }
  } catch (error) {
    logWarning('Ignoring unreadable unsaved input.', error);
  }
  return all;
}

/** Stores it; if storage is full or refused, it lives as long as the page. */
export function writeUnsaved(name: string, all: ReadonlyMap<string, unknown>): void {
  const text = all.size === 0 ? null : JSON.stringify(Object.fromEntries(all));
  writeText(PREFIX + name, text, AREA);
}

/** Removes it under every name. */
export function forgetUnsaved(): void {
  for (const key of storedKeys(AREA)) if (key.startsWith(PREFIX)) writeText(key, null, AREA);
}

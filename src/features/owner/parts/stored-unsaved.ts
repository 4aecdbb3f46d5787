import { logWarning } from '#components/log.ts';
import { z } from '#contract/zod.ts';

const PREFIX = 'owner-unsaved-';

/**
 * What is unsaved, in the tab's own storage under a name: it outlives a page that is loaded anew, as a
 * pressed notification does, and goes with the tab. An entry that is corrupt is left out.
 */
export function readUnsaved<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): Map<string, z.output<Schema>> {
  const all = new Map<string, z.output<Schema>>();
  try {
    // The prerenderer has no tab whose input could be kept.
    if (typeof sessionStorage === 'undefined') return all;
    const text = sessionStorage.getItem(PREFIX + name);
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

/** Keeps it; where storage is full or refused it lives as long as the page. */
export function writeUnsaved(name: string, all: ReadonlyMap<string, unknown>): void {
  try {
    if (all.size === 0) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Still in the page.
  }
}

/** Forgets all of it, under every name. */
export function forgetUnsaved(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Refused storage keeps nothing.
  }
}

import { readText, writeText } from '#lib/browser-page.ts';

const KEY = 'office-name';

/** The name under which this device's owner works; empty where none is known. */
export function ownName(): string {
  return readText(KEY) ?? '';
}

/** Keeps that name on this device; without storage it is asked for again. */
export function keepOwnName(name: string): void {
  writeText(KEY, name);
}

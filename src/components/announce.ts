import { createStore, type ReadableStore } from '#lib/create-store.ts';

/** Lifetime of an announcement, in ms (docs/behaviour.md). */
const ANNOUNCEMENT_MS = 3000;

const text = createStore('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** The current announcement, or ''. */
export const announcement: ReadableStore<string> = text;

/** Announces a text politely to screen readers. */
export function announce(words: string): void {
  clearTimeout(timer);
  text.set(words);
  timer = setTimeout(() => text.set(''), ANNOUNCEMENT_MS);
}

import { createStore, type ReadableStore } from '#lib/create-store.ts';

/** How long an announcement stays, in ms (docs/behaviour.md). */
export const ANNOUNCEMENT_MS = 3000;

const text = createStore('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is being announced, or ''. */
export const announcement: ReadableStore<string> = text;

/** Announces a text politely to screen readers; it is removed after 3 s. */
export function announce(words: string): void {
  clearTimeout(timer);
  text.set(words);
  timer = setTimeout(() => text.set(''), ANNOUNCEMENT_MS);
}

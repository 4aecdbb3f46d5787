let current = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** How long an announcement stays, in ms (docs/behaviour.md). */
export const ANNOUNCEMENT_MS = 3000;

function set(text: string): void {
  current = text;
  for (const listener of listeners) listener();
}

/** Tells screen readers politely; the text is removed after 3 s. */
export function announce(text: string): void {
  clearTimeout(timer);
  set(text);
  timer = setTimeout(() => set(''), ANNOUNCEMENT_MS);
}

/** What is being announced, or ''; with `subscribeAnnouncements` for useSyncExternalStore. */
export function announcement(): string {
  return current;
}

export function subscribeAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { mayHaveWaiting } from '#outbox/core/page-memory.ts';

// What starts a page: the first interaction, something to say, or a retry after a failed attempt.

/** Events that only a person causes, never the page itself. */
const INTERACTIONS = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Calls back once, with the first of these events that reaches the window. */
function onFirst(events: readonly string[], tell: () => void): void {
  const stop = new AbortController();
  const heard = () => {
    stop.abort();
    tell();
  };
  for (const event of events) {
    addEventListener(event, heard, { capture: true, passive: true, signal: stop.signal });
  }
}

/** Calls back once, at the first interaction, before anything could scroll or take the focus. */
export function onFirstInteraction(tell: () => void): void {
  onFirst(INTERACTIONS, tell);
}

/** For this long after a failed attempt a mere touch does not start another, in milliseconds. */
const RETRY_PAUSE_MS = 1_000;

/**
 * Calls back when a retry may work: the network is back, or the visitor interacts again after a
 * pause.
 */
export function onNextTry(tell: () => void): void {
  onFirst(['online'], tell);
  setTimeout(() => onFirst(['pointerdown', 'keydown'], tell), RETRY_PAUSE_MS);
}

/** Query parameters that change nothing on a page. */
const WITHOUT_MEANING = ['', '?source=home-screen'];

/**
 * Whether a page must start at once because its HTML is not complete: it shows data of this browser
 * (`live`), its URL has parameters, requests wait, or there is no network.
 */
export function hasSomethingToSay(live: boolean): boolean {
  return (
    live || !WITHOUT_MEANING.includes(location.search) || mayHaveWaiting() || !navigator.onLine
  );
}

/** Resolves when all of the page's HTML has been parsed: React hydrates whole pages only. */
export function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Events that only a person causes, never the page itself. */
const SIGNS = [
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
export function onPerson(tell: () => void): void {
  onFirst(SIGNS, tell);
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

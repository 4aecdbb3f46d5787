/** What a person does and a page alone never does. */
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

/** Calls back once, with the first of some events that reaches the window. */
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

/** Calls back once when a person shows up; at once when one has scrolled or moved the focus already. */
export function onPerson(tell: () => void): void {
  const focused = document.activeElement;
  if ((focused && focused !== document.body) || scrollY > 0) tell();
  else onFirst(SIGNS, tell);
}

/** Shortest time between two attempts to fetch the code, in milliseconds. */
const RETRY_PAUSE_MS = 1_000;

/** Calls back once when it may work now: the visitor tries again, or the network is back. */
export function onNextTry(tell: () => void): void {
  setTimeout(() => onFirst(['online', 'pointerdown', 'keydown'], tell), RETRY_PAUSE_MS);
}

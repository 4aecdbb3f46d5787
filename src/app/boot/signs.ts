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

/** Calls back once, when a person shows up; before anything could be scrolled to or have the focus. */
export function onPerson(tell: () => void): void {
  onFirst(SIGNS, tell);
}

/** How long after a failed attempt to fetch the code a mere touch sets off no other, in milliseconds. */
const RETRY_PAUSE_MS = 1_000;

/** Calls back when it may work now: the network is back, or the visitor tries again after a pause. */
export function onNextTry(tell: () => void): void {
  onFirst(['online'], tell);
  setTimeout(() => onFirst(['pointerdown', 'keydown'], tell), RETRY_PAUSE_MS);
}

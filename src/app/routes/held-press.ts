/** Buttons, and links that a script makes more of, in a page that is not hydrated yet. */
const PRESSABLE = 'main button, main a[data-enhanced]';

let pressed: HTMLElement | null = null;
let holding: AbortController | null = null;

/** From now on a press on the page is kept instead of being lost, or followed as a plain link. */
export function holdPresses(): void {
  const stop = new AbortController();
  holding = stop;
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = target;
    },
    { capture: true, signal: stop.signal },
  );
}

/** The page is alive, or can't be brought to life: repeats what was pressed, and holds no more. */
export function releasePresses(): void {
  holding?.abort();
  holding = null;
  const target = pressed;
  pressed = null;
  if (target?.isConnected) target.click();
}

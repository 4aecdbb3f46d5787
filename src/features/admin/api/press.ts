import type { ReadableStore } from '#lib/create-store.ts';

// What arrives from the server may move what is on screen. A press whose end is elsewhere than its
// beginning presses nothing, so that a save or a tick would be lost without a word.

/** A tap follows the end of its touch after this time at most, in milliseconds. */
const TAP_MS = 100;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function begin(): void {
  clearTimeout(timer);
  timer = undefined;
  isPressed = true;
}

function end(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    isPressed = false;
    const done = waiting;
    waiting = [];
    for (const resolve of done) resolve();
  }, TAP_MS);
}

/** A menu or a window of the system has taken the end of a press: nothing is pressed any more. */
function endUnheard({ buttons }: PointerEvent): void {
  if (isPressed && timer === undefined && buttons === 0) end();
}

/** Watches for presses in the page. Returns how to stop. */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const all = { capture: true, passive: true, signal };
  addEventListener('pointerdown', begin, all);
  addEventListener('pointerup', end, all);
  addEventListener('pointercancel', end, all);
  addEventListener('pointermove', endUnheard, all);
  // The window's own, not that of a field, which loses the focus to what is pressed.
  addEventListener('blur', end, { signal });
  return () => {
    stop.abort();
    end();
  };
}

/** What was loaded, once nothing in the page is being pressed. */
export async function unpressed<T>(loading: Promise<T>): Promise<T> {
  const loaded = await loading;
  if (isPressed) await new Promise<void>((resolve) => waiting.push(resolve));
  return loaded;
}

/** Calls back in a task of its own, once nothing in the page is being pressed. */
export function onceUnpressed(callback: () => void): void {
  setTimeout(() => {
    if (isPressed) waiting.push(callback);
    else callback();
  });
}

/** A store whose changes are shown once nothing in the page is being pressed. */
export function whenUnpressed<Value>(store: ReadableStore<Value>): ReadableStore<Value> {
  return { ...store, subscribe: (listener) => store.subscribe(() => onceUnpressed(listener)) };
}

import { useEffect, useEffectEvent } from 'react';

const MARK = 'layer';

function marks(): { readonly [MARK]?: unknown } {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Whether the history entry that is shown was made for something opened over the page. */
export function isLayerEntry(): boolean {
  return MARK in marks();
}

/**
 * Whether that is something without an address of its own: a link in it leads on in the entry's place,
 * which would stand in the way of Forward.
 */
export function isPassingEntry(): boolean {
  return typeof marks()[MARK] === 'number';
}

type Layer = { readonly mark: number; readonly close: () => void };

/** What lies over the page without an address of its own, the uppermost last. */
let layers: readonly Layer[] = [];

/** Whether the shown entry is being left by `leave`. */
let isLeaving = false;

/** Whether the shown entry was made for something that has been closed since. */
function isOver(): boolean {
  return isPassingEntry() && layers.every(({ mark }) => mark !== marks()[MARK]);
}

/** Nobody stays on such an entry. */
function leave(): void {
  if (isLeaving || !isOver()) return;
  isLeaving = true;
  history.back();
}

/**
 * Has a history entry stand for something opened over the page: a new one, or that of what has just been
 * closed for it. What the router keeps in the old entry is kept in the new one, so that it takes neither
 * for a change of page.
 */
function takeEntry(mark: number | string, address?: string): void {
  const way = isOver() ? 'replaceState' : 'pushState';
  history[way]({ ...marks(), [MARK]: mark }, '', address);
}

/** Adds an entry whose address opens something over the page. */
export const pushLayerEntry = (address: string): void => takeEntry(address, address);

function onPopState(): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  // Of several that lie over each other, the uppermost.
  const top = layers.at(-1);
  if (!top || marks()[MARK] === top.mark) leave();
  // Opened while the entry of another one was left: nobody has pressed Back.
  else if (wasLeaving) takeEntry(top.mark);
  else top.close();
}

/**
 * The browser's way back closes what lies over the page instead of leaving it. While `isOpen`, one
 * history entry stands for it; closed otherwise, it takes its entry along.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    // No mark is given twice, not even after a reload: those of before stay in the history.
    const layer = { mark: Math.random(), close: () => close() };
    layers = [...layers, layer];
    takeEntry(layer.mark);
    window.addEventListener('popstate', onPopState);
    return () => {
      layers = layers.filter((one) => one !== layer);
      // Not at once: what is opened in its place takes its entry over.
      queueMicrotask(leave);
    };
  }, [isOpen]);
}

import { useEffect, useEffectEvent } from 'react';

const MARK = 'layer';

function marks(): { readonly [MARK]?: unknown } {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Whether the current history entry was added for a layer: something opened over the page. */
export function isLayerEntry(): boolean {
  return MARK in marks();
}

/** Whether that layer has no URL of its own. A link in it replaces the entry, which would be in the way of Forward. */
export function isPassingEntry(): boolean {
  return typeof marks()[MARK] === 'number';
}

type Layer = { readonly mark: number; readonly close: () => void };

/** Open layers without a URL of their own, the topmost last. */
let layers: readonly Layer[] = [];

/** Whether `leave` has called history.back() and popstate has not fired yet. */
let isLeaving = false;

/** Whether the current entry was added for a layer that has been closed since. */
function isOver(): boolean {
  return isPassingEntry() && layers.every(({ mark }) => mark !== marks()[MARK]);
}

function leave(): void {
  if (isLeaving || !isOver()) return;
  isLeaving = true;
  history.back();
}

/**
 * Adds a history entry for a layer, or reuses that of the layer just closed. The router's state is
 * copied, so that it does not see a change of page.
 */
function takeEntry(mark: number | string, address?: string): void {
  const way = isOver() ? 'replaceState' : 'pushState';
  history[way]({ ...marks(), [MARK]: mark }, '', address);
}

/** Adds an entry for a layer with a URL. */
export const pushLayerEntry = (address: string): void => takeEntry(address, address);

function onPopState(): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  const top = layers.at(-1);
  if (!top || marks()[MARK] === top.mark) leave();
  // A layer was opened while `leave` was going back: nobody has pressed Back.
  else if (wasLeaving) takeEntry(top.mark);
  else top.close();
}

/**
 * Lets the browser's Back close a layer instead of leaving the page. While `isOpen` the layer has a
 * history entry, which is removed when the layer is closed in another way.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Random, so that marks stay unique after a reload: the earlier entries remain in the history.
    const layer = { mark: Math.random(), close: () => close() };
    layers = [...layers, layer];
    takeEntry(layer.mark);
    window.addEventListener('popstate', onPopState);
    return () => {
      layers = layers.filter((one) => one !== layer);
      // Deferred: a layer opened in its place reuses the entry.
      queueMicrotask(leave);
    };
  }, [isOpen]);
}

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
 * Adds a history entry for something opened over the page. What the router keeps in the old entry is
 * kept in the new one, so that it takes neither for a change of page.
 */
function push(mark: number | string, address?: string): void {
  history.pushState({ ...marks(), [MARK]: mark }, '', address);
}

/** Adds an entry whose address opens something over the page. */
export const pushLayerEntry = (address: string): void => push(address, address);

/** How many things without an address of their own lie over the page. */
let depth = 0;

/** An entry for something that has been closed since, as by a link in it, is passed over. */
function passOver(): void {
  const mark = marks()[MARK];
  if (typeof mark === 'number' && mark > depth) history.back();
}

/**
 * The browser's way back closes what lies over the page instead of leaving it. While `isOpen`, one
 * history entry stands for it; closed otherwise, it takes its entry along.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    depth += 1;
    const own = depth;
    push(own);
    // Of several that lie over each other, the uppermost.
    const onBack = () => {
      if (depth === own && marks()[MARK] !== own) close();
    };
    window.removeEventListener('popstate', passOver);
    window.addEventListener('popstate', onBack);
    return () => {
      depth -= 1;
      window.removeEventListener('popstate', onBack);
      window.addEventListener('popstate', passOver);
      if (marks()[MARK] === own) history.back();
    };
  }, [isOpen]);
}

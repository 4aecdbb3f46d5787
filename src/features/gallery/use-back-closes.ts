import { useEffect, useEffectEvent } from 'react';

const MARK = 'galleryLayer';

/** Whether the history entry that is shown was made for something opened over the page. */
export function isLayerEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/**
 * Adds a history entry for something opened over the page. What the router keeps in the old entry is
 * kept in the new one, so that it takes neither for a change of page.
 */
export function pushLayerEntry(address?: string): void {
  const state: unknown = history.state;
  history.pushState({ ...(typeof state === 'object' ? state : {}), [MARK]: true }, '', address);
}

/** The phone's way back closes what lies over the page instead of leaving it. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    pushLayerEntry();
    const onBack = () => {
      if (!isLayerEntry()) close();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (isLayerEntry()) history.back();
    };
  }, []);
}

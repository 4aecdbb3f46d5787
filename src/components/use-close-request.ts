import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** https://html.spec.whatwg.org/#close-watchers; not in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Closes what is open when the visitor asks for it in the device's own way: Android's back gesture,
 * Escape. Returns whether this browser asks so; where it does, nobody else need listen to Escape, and
 * one press would close two things if somebody did.
 */
export function useCloseRequest(open: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
  return () => window.CloseWatcher !== undefined;
}

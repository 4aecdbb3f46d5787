import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  // In the background timers stand still.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const endOfMinute = () => (Math.floor(Date.now() / MINUTE_MS) + 1) * MINUTE_MS;

/** The end of the minute that the phone's clock shows, in milliseconds since 1970; it goes on by itself. */
export function useMinute(): number {
  return useSyncExternalStore(everyMinute, endOfMinute, endOfMinute);
}

import { useEffect } from 'react';
import { useStore } from '#components/use-store.ts';
import { checkSession, sessionStore, type SessionState } from './session-store.ts';

/** How often a server that does not answer is looked for, in milliseconds. */
const LOOK_AGAIN_MS = 30_000;

/** The state of the owner's session. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** Asks who is there when a screen of the owner's opens, and again when the tab comes back. */
export function useSessionCheck(): void {
  useEffect(() => {
    void checkSession();
    const onReturn = () => {
      if (document.visibilityState === 'visible') void checkSession();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  useServerWatch(useSession() === 'unreachable');
}

/** A browser says when its network is back, not when a server is. */
function useServerWatch(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void checkSession();
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [isAway]);
}

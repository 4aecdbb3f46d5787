import { useEffect, useSyncExternalStore } from 'react';
import {
  checkSession,
  sessionState,
  subscribeSession,
  uncheckedSession,
  type SessionState,
} from './session-store.ts';

/** The state of the owner's session. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, sessionState, uncheckedSession);
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
}

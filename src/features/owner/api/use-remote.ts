import { useCallback, useEffect, useRef, useState } from 'react';
import { noteFailure } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

/** Something that the server keeps, on its way to the screen. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/**
 * Loads something from the server while the owner is signed in, and again whenever `load` changes
 * (keep it stable with useCallback), after signing in anew, and on `reload`. What is on show stays
 * until the new arrives. `replace` puts in what an answer to a change has brought.
 */
export function useRemote<T>(load: (signal: AbortSignal) => Promise<T>) {
  const signedIn = useSession() === 'signed_in';
  const [remote, setRemote] = useState<Remote<T>>({ status: 'loading' });
  const latest = useRef(0);

  const run = useCallback(
    (signal: AbortSignal) => {
      const mine = ++latest.current;
      const show = (next: Remote<T>) => {
        if (mine === latest.current && !signal.aborted) setRemote(next);
      };
      load(signal).then(
        (value) => show({ status: 'ready', value }),
        (error: unknown) => {
          // With the session over, what is on show waits behind the sign-in.
          if (!signal.aborted && !noteFailure(error)) show({ status: 'failed' });
        },
      );
    },
    [load],
  );

  useEffect(() => {
    if (!signedIn) return;
    const controller = new AbortController();
    run(controller.signal);
    return () => controller.abort();
  }, [run, signedIn]);

  const reload = useCallback(() => run(new AbortController().signal), [run]);
  const retry = useCallback(() => {
    setRemote({ status: 'loading' });
    reload();
  }, [reload]);
  const replace = useCallback((value: T) => setRemote({ status: 'ready', value }), []);
  return { remote, reload, retry, replace };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#components/toast/toasts.ts';
import { adminApp } from '#content/admin/app.ts';
import { throttle } from '../events/throttle.ts';
import { CallError, unasked } from './call.ts';
import { noteFailure } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

/** Something that the server keeps, on its way to the screen. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

const FAILED = { status: 'failed' } as const;

/** What a screen shows comes from several calls, which fail together. */
const notAnew = throttle(() => toast({ variant: 'error', ...adminApp.notAnew }, 'corner'));

/**
 * Loads something from the server while the owner is signed in, and again whenever `load` changes
 * (keep it stable with useCallback), after signing in anew, and on `reload`. What is on show stays
 * until the new arrives, and where the same could not be loaded anew, as something may have been typed
 * into it: a toast says so, but on `refresh`, which nobody has asked for. `replace` puts in what an
 * answer to a change has brought.
 */
export function useRemote<T>(load: (signal: AbortSignal) => Promise<T>) {
  const signedIn = useSession() === 'signed_in';
  const [remote, setRemote] = useState<Remote<T>>({ status: 'loading' });
  const latest = useRef(0);
  /** What has loaded the value on show. */
  const source = useRef<typeof load>(null);

  const run = useCallback(
    (signal: AbortSignal, isAsked = true) => {
      const mine = ++latest.current;
      const isOver = () => mine !== latest.current || signal.aborted;
      const show = (next: Remote<T>) => {
        if (isOver()) return;
        source.current = next.status === 'ready' ? load : null;
        setRemote(next);
      };
      load(signal).then(
        (value) => show({ status: 'ready', value }),
        (error: unknown) => {
          // With the session over, what is on show waits behind the sign-in.
          if (signal.aborted || noteFailure(error)) return;
          if (source.current !== load || isGone(error)) show(FAILED);
          else if (isAsked && !isOver()) notAnew.schedule();
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
  const refresh = useCallback(() => run(unasked(), false), [run]);
  const retry = useCallback(() => {
    source.current = null;
    setRemote({ status: 'loading' });
    reload();
  }, [reload]);
  const replace = useCallback(
    (value: T) => {
      // What was asked for before knows nothing of the change.
      latest.current += 1;
      source.current = load;
      setRemote({ status: 'ready', value });
    },
    [load],
  );
  return { remote, reload, refresh, retry, replace };
}

/** Whether the server has said that it isn't there any more. */
function isGone(error: unknown): boolean {
  return error instanceof CallError && error.reason === 'not_found';
}

import { useEffect } from 'react';
import { listen } from './live.ts';
import { createSoon } from './soon.ts';

/**
 * Calls back (keep it stable with useCallback) when something may have become of a lead, of this one
 * where it is named: then, after the stream was away, and once when it begins.
 */
export function useLive(onNews: () => void, lead?: string): void {
  useEffect(() => {
    const { soon, cancel } = createSoon(onNews);
    // One that is erased can't be asked for: the list takes its row away.
    const stop = listen(({ kind, lead: about }) => {
      if (lead === undefined || about === null || (about === lead && kind !== 'erased')) soon();
    });
    return () => {
      stop();
      cancel();
    };
  }, [onNews, lead]);
}

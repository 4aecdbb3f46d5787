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
    const stop = listen((news) => {
      if (lead === undefined || news.lead === null || news.lead === lead) soon();
    });
    return () => {
      stop();
      cancel();
    };
  }, [onNews, lead]);
}

import { useEffect, useEffectEvent } from 'react';
import type { LeadNews } from '#contract/admin/live.ts';
import { listen } from './live.ts';
import { createSoon } from './soon.ts';

/**
 * Calls back with what may have become of leads, of this one where it is named: all that comes together
 * at once. News of no lead comes after the stream was away, and once when it begins.
 */
export function useLive(onNews: (news: readonly LeadNews[]) => void, lead?: string): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    let heard: LeadNews[] = [];
    const { soon, cancel } = createSoon(() => {
      const all = heard;
      heard = [];
      tell(all);
    });
    const stop = listen((news) => {
      if (!isFor(news, lead)) return;
      heard.push(news);
      soon();
    });
    return () => {
      stop();
      cancel();
    };
  }, [lead]);
}

/** One that is erased can't be asked for: the list takes its row away. Who was told stands in no row. */
function isFor({ kind, lead: about }: LeadNews, lead: string | undefined): boolean {
  if (about === null) return true;
  return lead === undefined ? kind !== 'told' : about === lead && kind !== 'erased';
}

import { useEffect, useState } from 'react';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { createKeeper } from './keeper.ts';
import type { Typed } from './kinds/kind.ts';

/**
 * A row that is being edited, and stored on this device by its keeper. Once another tab has written
 * something else of the entry, `other` is that, until somebody has chosen.
 */
export function useKeptRow(initial: WebsiteRow) {
  const [row, setRow] = useState(initial);
  const [isStored, setStored] = useState(true);
  const [other, setOther] = useState<WebsiteRow | null>(null);
  const [keeper] = useState(() => createKeeper(initial, { setStored, setOther }));
  useEffect(() => {
    const onLeave = () => void keeper.leave();
    const onHide = () => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [keeper]);
  return {
    row,
    isStored,
    other,
    /** Stores what was typed so far. */
    flush: keeper.flush,
    stored: keeper.stored,
    type: (typed: Typed) => setRow(keeper.type(typed)),
    /** Resolves with whether it could be stored. */
    change(changed: Partial<WebsiteRow>, bytes?: ReadonlyMap<string, ArrayBuffer>) {
      setRow(keeper.change(changed));
      return keeper.flush(bytes);
    },
    /** Stores what is here in the place of what another tab has written. */
    keepOwn: keeper.keepOwn,
    /** It is sent or deleted: nothing more of it is stored. Resolves once nothing is being stored. */
    end: keeper.end,
    /** It was not sent: what is typed is stored again. */
    resume: keeper.resume,
  };
}

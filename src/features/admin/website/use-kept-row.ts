import { useEffect, useState } from 'react';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import type { Typed } from './kinds/kind.ts';
import { keepRow } from './website.ts';

/** Pause in typing after which it is stored, in milliseconds. */
const PAUSE_MS = 400;

/**
 * A row that is being edited. What is typed is stored on this device after a pause, when the page is
 * hidden and when the form closes; everything else at once.
 */
export function useKeptRow(initial: WebsiteRow) {
  const [row, setRow] = useState(initial);
  const [isStored, setStored] = useState(true);
  const [keeper] = useState(() => createKeeper(initial, setStored));
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onHide);
      void keeper.flush();
    };
  }, [keeper]);
  return {
    row,
    isStored,
    /** Stores what was typed so far. */
    flush: keeper.flush,
    type: (typed: Typed) => setRow(keeper.type(typed)),
    /** Resolves with whether it could be stored. */
    change(changed: Partial<WebsiteRow>, bytes?: ReadonlyMap<string, ArrayBuffer>) {
      setRow(keeper.change(changed));
      return keeper.flush(bytes);
    },
    /** It has been sent or deleted: nothing of it is stored any more. */
    end: keeper.end,
  };
}

function createKeeper(initial: WebsiteRow, onStored: (isStored: boolean) => void) {
  let row = initial;
  let isChanged = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(bytes?: ReadonlyMap<string, ArrayBuffer>): Promise<boolean> {
    clearTimeout(timer);
    if (!isChanged || isOver) return true;
    isChanged = false;
    try {
      await keepRow(row, bytes);
      onStored(true);
      return true;
    } catch {
      isChanged = true;
      onStored(false);
      return false;
    }
  }

  function change(changed: Partial<WebsiteRow>): WebsiteRow {
    row = { ...row, ...changed };
    isChanged = true;
    return row;
  }

  return {
    flush,
    change,
    type(typed: Typed): WebsiteRow {
      change({ typed: { ...typed } });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE_MS);
      return row;
    },
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

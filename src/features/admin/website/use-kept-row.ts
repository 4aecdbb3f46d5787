import { useEffect, useState } from 'react';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import type { Typed } from './kinds/kind.ts';
import { dropRow, keepRow, WrittenElsewhere } from './website.ts';

/** Pause in typing after which it is stored, in milliseconds. */
const PAUSE_MS = 400;

/**
 * A row that is being edited. What is typed is stored on this device after a pause, when the page is
 * hidden and when the form closes; everything else at once. Once another tab has written something else
 * of the entry, `other` is that, and nothing is stored until somebody has chosen.
 */
export function useKeptRow(initial: WebsiteRow) {
  const [row, setRow] = useState(initial);
  const [isStored, setStored] = useState(true);
  const [other, setOther] = useState<WebsiteRow | null>(null);
  const [keeper] = useState(() => createKeeper(initial, { setStored, setOther }));
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    const onLeave = () => void keeper.leave();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onLeave);
      void keeper.leave();
    };
  }, [keeper]);
  return {
    row,
    isStored,
    other,
    /** Stores what was typed so far. */
    flush: keeper.flush,
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

type Told = {
  readonly setStored: (isStored: boolean) => void;
  readonly setOther: (other: WebsiteRow | null) => void;
};

function createKeeper(initial: WebsiteRow, { setStored, setOther }: Told) {
  let row = initial;
  let isChanged = false;
  let isOver = false;
  /** What another tab has written, until somebody has chosen. */
  let other: WebsiteRow | null = null;
  /** Under which id what is typed here is stored if the form is left without a choice. */
  const copyId = crypto.randomUUID();
  let isCopied = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Bytes of pictures that were chosen here. */
  const pictures = new Map<string, ArrayBuffer>();

  /** One after the other: each is compared with what the one before has stored. */
  function flush(bytes: ReadonlyMap<string, ArrayBuffer> = new Map()): Promise<boolean> {
    for (const [key, value] of bytes) pictures.set(key, value);
    clearTimeout(timer);
    const stored = last.then(() => store());
    last = stored;
    return stored;
  }

  async function store(instead?: WebsiteRow): Promise<boolean> {
    if (isOver || (!isChanged && !instead)) return true;
    if (other !== null && !instead) return false;
    isChanged = false;
    try {
      const { at } = await keepRow(row, { pictures, isCompared: true, instead });
      row = { ...row, at };
      other = null;
      setOther(null);
      setStored(true);
      return true;
    } catch (error) {
      isChanged = true;
      if (error instanceof WrittenElsewhere) {
        other = error.other;
        setOther(other);
      } else setStored(false);
      return false;
    }
  }

  function change(changed: Partial<WebsiteRow>): WebsiteRow {
    row = { ...row, ...changed };
    isChanged = true;
    return row;
  }

  async function dropCopy(): Promise<void> {
    if (isCopied) await dropRow(copyId);
    isCopied = false;
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
    async keepOwn(): Promise<void> {
      const instead = other ?? undefined;
      last = last.then(() => store(instead));
      await last;
      await dropCopy();
    },
    /** Nothing that was typed is lost without a choice: it is a row of its own then. */
    async leave(): Promise<void> {
      await flush();
      if (isOver || other === null) return;
      isCopied = true;
      await keepRow({ ...row, id: copyId }, { pictures }).catch(() => undefined);
    },
    async end(): Promise<{ at: number }> {
      isOver = true;
      clearTimeout(timer);
      await last;
      await dropCopy();
      return { at: row.at };
    },
    resume(): void {
      isOver = false;
      isChanged = true;
    },
  };
}

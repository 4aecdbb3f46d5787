import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import type { Typed } from './kinds/kind.ts';
import { keepLeft } from './left-rows.ts';
import { dropRow, keepRow, WrittenElsewhere } from './website.ts';

/** While somebody types, it is stored at most this often; in milliseconds. */
const INTERVAL_MS = 400;

type Told = {
  readonly setStored: (isStored: boolean) => void;
  readonly setOther: (other: WebsiteRow | null) => void;
};

/** A row that is stored in its own place. */
const asOwn = ({ isCopy: _isCopy, ...row }: WebsiteRow): WebsiteRow => row;

/**
 * Stores a row that is being edited: the first letter and everything that is not typed at once, what is
 * typed further while it is typed, and the rest when the page is hidden and when the form closes. Once
 * another tab has written something else of the entry, what is here is stored as a copy of its own until
 * somebody has chosen between the two.
 */
export function createKeeper(initial: WebsiteRow, { setStored, setOther }: Told) {
  let row = asOwn(initial);
  let isChanged = false;
  let isOver = false;
  /** What is being stored at this moment. */
  let storing: WebsiteRow | null = null;
  /** What another tab has written, until somebody has chosen. */
  let other: WebsiteRow | null = null;
  /** Under which id what is here is stored until then; a copy that is opened again goes on being one. */
  const copyId = initial.isCopy === true ? initial.id : crypto.randomUUID();
  let isCopied = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Bytes of pictures that were chosen here. */
  const pictures = new Map<string, ArrayBuffer>();

  /** One after the other: each is compared with what the one before has stored. */
  function flush(bytes: ReadonlyMap<string, ArrayBuffer> = new Map()): Promise<boolean> {
    for (const [key, value] of bytes) pictures.set(key, value);
    clearTimeout(timer);
    timer = undefined;
    const stored = last.then(() => store());
    last = stored;
    return stored;
  }

  /** The row as it is stored until somebody has chosen between it and what another tab has written. */
  const copy = (): WebsiteRow => ({ ...row, id: copyId, isCopy: true });

  async function store(instead?: WebsiteRow): Promise<boolean> {
    if (isOver || (!isChanged && !instead)) return true;
    isChanged = false;
    storing = row;
    try {
      if (other !== null && !instead) {
        isCopied = true;
        const { at } = await keepRow(copy(), { pictures });
        if (copyId === row.id) row = { ...row, at };
        return true;
      }
      const { at } = await keepRow(row, { pictures, isCompared: true, instead });
      row = { ...row, at };
      other = null;
      // Before anybody is told: the copy would be listed beside the version that was chosen.
      await dropCopy().catch(() => undefined);
      setOther(null);
      setStored(true);
      return true;
    } catch (error) {
      isChanged = true;
      if (!(error instanceof WrittenElsewhere)) {
        setStored(false);
        return false;
      }
      other = error.other;
      setOther(other);
      await store();
      return false;
    } finally {
      storing = null;
    }
  }

  function change(changed: Partial<WebsiteRow>): WebsiteRow {
    row = { ...row, ...changed };
    isChanged = true;
    return row;
  }

  async function dropCopy(): Promise<void> {
    if (isCopied && copyId !== row.id) await dropRow(copyId);
    isCopied = false;
  }

  return {
    /** Stores what is here so far; resolves with whether it could be, in its place. */
    flush,
    /** Resolves once nothing is being stored. */
    stored: () => last,
    change,
    type(typed: Typed): WebsiteRow {
      change({ typed: { ...typed } });
      if (timer === undefined) {
        void flush();
        timer = setTimeout(() => void flush(), INTERVAL_MS);
      }
      return row;
    },
    /** Stores what is here in the place of what another tab has written. */
    async keepOwn(): Promise<void> {
      const instead = other ?? undefined;
      last = last.then(() => store(instead));
      await last;
    },
    /** The page may be gone before its database has stored anything. */
    async leave(): Promise<void> {
      if (isOver || (!isChanged && storing === null)) return;
      const forget = keepLeft({ row: other === null ? row : copy(), storing });
      await flush();
      if (!isChanged) forget();
    },
    /** It is sent or deleted: nothing more of it is stored. Resolves once nothing is being stored. */
    async end(): Promise<{ at: number }> {
      isOver = true;
      clearTimeout(timer);
      await last;
      await dropCopy();
      return { at: row.at };
    },
    /** It was not sent: what is typed is stored again. */
    resume(): void {
      isOver = false;
      isChanged = true;
    },
  };
}

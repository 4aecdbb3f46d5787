import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Engine } from './engine.ts';

/** A picture that was uploaded for a page; its files are stored by its id and hash. */
export type ContentUpload = {
  id: string;
  /** SHA-256 of the uploaded bytes, in hex. */
  hash: string;
  width: number;
  height: number;
  /** Widths in px that it was made in, smallest first. */
  widths: readonly number[];
  placeholder: string;
};

type Row = Omit<ContentUpload, 'widths'> & { widths: string };

const columns = ['id', 'hash', 'width', 'height', 'widths', 'placeholder'] as const;
const widthsSchema = z.array(z.int());

export type ContentUploadStore = ReturnType<typeof createContentUploadStore>;

/** Pictures that were uploaded for pages. */
export function createContentUploadStore({ db }: Pick<Engine, 'db'>) {
  return {
    async find(id: string): Promise<ContentUpload | null> {
      const row = await db
        .selectFrom('content_uploads')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : uploadOf(row);
    },
    /** By the first digits of its hash, which are part of its files' addresses. */
    async findByHash(digits: string): Promise<ContentUpload | null> {
      const row = await db
        .selectFrom('content_uploads')
        .select(columns)
        .where('hash', '>=', digits)
        .where('hash', '<', `${digits}g`)
        .orderBy('uploaded_at')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : uploadOf(row);
    },
    /** Records an upload whose files are stored; `at` in milliseconds since 1970. */
    async add({ widths, ...upload }: ContentUpload, at: number): Promise<void> {
      await db
        .insertInto('content_uploads')
        .values({ ...upload, widths: JSON.stringify(widths), uploaded_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    /** Which of these ids are uploads. */
    async among(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('content_uploads')
        .select('id')
        .where('id', 'in', ids)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    /** Deletes uploads from before a moment that no revision has (milliseconds since 1970). */
    async dropUnused(before: number): Promise<void> {
      await db
        .deleteFrom('content_uploads')
        .where('uploaded_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('content_revisions')
                .select('seq')
                .where(
                  'data',
                  'like',
                  sql<string>`'%"' || substr(content_uploads.hash, 1, 8) || '"%'`,
                ),
            ),
          ),
        )
        .execute();
    },
  };
}

function uploadOf({ widths, ...row }: Row): ContentUpload {
  return { ...row, widths: widthsSchema.parse(JSON.parse(widths)) };
}

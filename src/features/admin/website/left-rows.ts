import { z } from '#contract/zod.ts';
import { type WebsiteRow, websiteRow, websiteRowSchema } from '#outbox/admin/website-rows.ts';
import { readUnsaved, writeUnsaved } from '../shared/stored-unsaved.ts';

// A page that is left ends before its database has answered. Session storage is written at once, and
// is there when the page is loaded again.

const NAME = 'website';

const leftSchema = z.object({
  row: websiteRowSchema,
  /** What was being stored when the page was left, and may or may not be there. */
  storing: z.nullable(websiteRowSchema),
});

type LeftRow = z.infer<typeof leftSchema>;

const readLeft = () => readUnsaved(NAME, leftSchema);

/** Keeps a row for the next load of the page; returns how to forget it, once it is stored. */
export function keepLeft(left: LeftRow): () => void {
  const { id } = left.row;
  writeUnsaved(NAME, readLeft().set(id, left));
  return () => {
    const all = readLeft();
    all.delete(id);
    writeUnsaved(NAME, all);
  };
}

const sameWords = ({ typed }: WebsiteRow, other: WebsiteRow): boolean =>
  JSON.stringify(typed) === JSON.stringify(other.typed);

/** Stores what the page was left with: `keep` stores a row in its place, or beside another tab's. */
export async function storeLeft(keep: (row: WebsiteRow) => Promise<unknown>): Promise<void> {
  for (const [id, { row, storing }] of readLeft()) {
    const found = await websiteRow(id);
    if (found === null || !sameWords(row, found)) {
      const isOwn = found !== null && storing !== null && sameWords(storing, found);
      await keep(isOwn ? { ...row, at: found.at } : row);
    }
    const rest = readLeft();
    rest.delete(id);
    writeUnsaved(NAME, rest);
  }
}

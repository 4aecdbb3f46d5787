import { setImmediate as immediate } from 'node:timers/promises';
import { contentKindSchema, type ContentKind } from '#contract/content/kinds.ts';
import {
  nothingPublished,
  type PublishedContent,
  publishedContentSchema,
} from '#contract/content/published.ts';
import { type ContentOverview, type Revision, revisionSchema } from '#contract/admin/content.ts';
import { z } from '#contract/zod.ts';
import { type AuditRecord, recordAudit } from './audit.ts';
import type { Addition } from './category.ts';
import type { Db, Engine, Trx } from './engine.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** A stored revision, and whether a newer one than its base was there before it. */
export type Added = { revision: Revision; overtaken: boolean };

/** Entries that are checked in one go. */
const ROWS_AT_ONCE = 20;

const columns = ['id', 'kind', 'slug', 'base', 'state', 'data', 'author', 'at'] as const;

type Row = Pick<Tables['content_revisions'], (typeof columns)[number]>;

/** Revisions of what the pages show, over the content of the build. */
export function createContentStore(engine: Engine) {
  const { db } = engine;
  return {
    /**
     * Stores a revision, or finds the one that has its id. One whose base is not the newest is stored
     * as a draft. What visitors see of it is recorded by `entryOf`.
     */
    add: (revision: Revision, entryOf: (stored: Revision) => AuditRecord): Promise<Added> =>
      inTransaction(db, async (trx) => {
        await engine.lockLead(trx, `content ${revision.kind} ${revision.slug}`);
        const known = await findIn(trx, revision.id);
        if (known !== null) return known;
        const before = await newestId(trx, revision);
        const overtaken = before !== revision.base;
        // A withdrawal has nothing in it that could be lost.
        if (overtaken && revision.state === 'withdrawn') return { revision, overtaken };
        const stored: Revision = overtaken ? { ...revision, state: 'draft' } : revision;
        const { data, ...rest } = stored;
        const text = data === null ? null : JSON.stringify(data);
        await trx
          .insertInto('content_revisions')
          .values({ ...rest, data: text })
          .execute();
        if (stored.state !== 'draft') {
          await recordAudit(trx, entryOf(stored));
          await engine.publish(trx, { kind: 'published' });
        }
        return { revision: shown(stored), overtaken };
      }),
    /** The newest revision of each entry and the one that visitors see, or saw last, the latest change first. */
    async overview(): Promise<ContentOverview['entries']> {
      const byEntry = async (which: 'public' | 'published') =>
        new Map((await newest(db, which)).map((one) => [keyOf(one), one]));
      const [live, published] = [await byEntry('public'), await byEntry('published')];
      return (await newest(db, 'any')).map((one) => {
        const shown = live.get(keyOf(one));
        const { kind, slug } = one;
        return shown?.state === 'withdrawn'
          ? { kind, slug, newest: one, live: null, isOff: true, last: published.get(keyOf(one)) }
          : { kind, slug, newest: one, live: shown ?? null, isOff: false };
      });
    },
    /** Number of the last publication or withdrawal; 0 for none. */
    async newestPublic(): Promise<number> {
      const row = await db
        .selectFrom('content_revisions')
        .select('seq')
        .where('state', '<>', 'draft')
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.seq ?? 0;
    },
    /** All revisions of an entry, the newest first. */
    async history(kind: ContentKind, slug: string): Promise<Revision[]> {
      const rows = await db
        .selectFrom('content_revisions')
        .select(columns)
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .orderBy('seq', 'desc')
        .execute();
      return rows.map(revisionOf);
    },
    /** Everything that is published, the entry that was first published last in front. */
    async published(): Promise<PublishedContent> {
      const rows = await db
        .selectFrom('content_revisions as one')
        .innerJoin(
          db
            .selectFrom('content_revisions')
            .select(({ fn }) => [fn.max('seq').as('last'), fn.min('seq').as('first')])
            .where('state', '<>', 'draft')
            .groupBy(['kind', 'slug'])
            .as('entry'),
          'entry.last',
          'one.seq',
        )
        .select(['one.kind', 'one.slug', 'one.data'])
        .orderBy('entry.first', 'desc')
        .execute();
      const content = structuredClone(nothingPublished);
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        addTo(content, rows.slice(at, at + ROWS_AT_ONCE));
        // Leads are received meanwhile.
        await immediate();
      }
      return content;
    },
    /** Every service and area that the firm has ever added, as each publication named it, the oldest first. */
    async everAdded(): Promise<Addition[]> {
      const rows = await db
        .selectFrom('content_revisions')
        .select(['kind', 'slug', 'data'])
        .where('kind', 'in', ['service', 'area'])
        .where('state', '=', 'published')
        .orderBy('seq')
        .execute();
      return rows.flatMap(({ data, ...at }) => {
        const read = additionRow.safeParse({ ...at, data: jsonOf(data) });
        if (!read.success) return [];
        const { data: names, ...page } = read.data;
        return { ...page, ...names };
      });
    },
  };
}

/** No stricter than it has to be: a name counts, whatever the contract said of pages when it was published. */
const additionRow = z.object({
  kind: z.enum(['service', 'area']),
  slug: z.string(),
  data: z.object({ label: z.string(), suburbs: z.optional(z.string()) }),
});

/** Without data where it is withdrawn; a legal page keeps the day on which its words were put back. */
type PublicRow = Pick<Row, 'kind' | 'slug' | 'data'>;

function addTo(content: PublishedContent, rows: readonly PublicRow[]): void {
  const part: Record<string, Record<string, unknown>> = structuredClone(nothingPublished);
  for (const { kind, slug, data } of rows) {
    const entries = (part[kind] ??= {});
    entries[slug] = jsonOf(data);
  }
  const checked = publishedContentSchema.parse(part);
  for (const kind of contentKindSchema.options) Object.assign(content[kind], checked[kind]);
}

/** A revision with this id, as it was answered when it was stored. */
async function findIn(trx: Trx, id: string): Promise<Added | null> {
  const row = await trx
    .selectFrom('content_revisions')
    .select([...columns, 'seq'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const before = await newestId(trx, row, row.seq);
  return { revision: revisionOf(row), overtaken: before !== row.base };
}

/** Id of the newest revision of an entry, or of the newest before this one. */
async function newestId(
  trx: Trx,
  { kind, slug }: Pick<Row, 'kind' | 'slug'>,
  before = Number.MAX_SAFE_INTEGER,
): Promise<string | null> {
  const row = await trx
    .selectFrom('content_revisions')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The newest revision of each entry, of what has been published or withdrawn, or of what has been published. */
async function newest(db: Db, which: 'any' | 'public' | 'published'): Promise<Revision[]> {
  let last = db.selectFrom('content_revisions').groupBy(['kind', 'slug']);
  if (which === 'public') last = last.where('state', '<>', 'draft');
  if (which === 'published') last = last.where('state', '=', which);
  const rows = await db
    .selectFrom('content_revisions')
    .select(columns)
    .where(
      'seq',
      'in',
      last.select(({ fn }) => fn.max('seq').as('seq')),
    )
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(revisionOf);
}

const keyOf = ({ kind, slug }: Revision): string => `${kind} ${slug}`;

const revisionOf = ({ data, ...rest }: Row): Revision =>
  shown(revisionSchema.parse({ ...rest, data: jsonOf(data) }));

/** As editors get it: what is withdrawn says nothing. */
const shown = (revision: Revision): Revision =>
  revision.state === 'withdrawn' ? { ...revision, data: null } : revision;

function jsonOf(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

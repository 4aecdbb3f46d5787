import { sql } from 'kysely';
import { type LeadFilter, type LeadPage, MOST_COUNTED } from '#contract/admin/leads.ts';
import { type LeadStage, leadStages } from '#contract/admin/lead-work.ts';
import { z } from '#contract/zod.ts';
import type { Db, Finding, Search } from '../engine.ts';
import { photosOfLeads } from '../lead-photos.ts';
import { leadRows, summaryOf, summaryRow, type SummaryRow } from '../lead-rows.ts';
import { searchedWords } from '#contract/admin/search-words.ts';
import { missingOfLeads } from '../missing-photos.ts';
import { eventsOfLeads } from '../lead-events.ts';
import { leadLines, leadObjects, type MoreOf, type Pieces } from './lead-files.ts';
import type { CsvQuery, PageQuery } from './protocol.ts';
import { viewOf, type Scope } from './views.ts';

/** How many unanswered leads the first page shows before all other leads. */
const MOST_FIRST = 25;
const MOST_DUE = 25;

/** States counted like stages; those of `lead_counts` are its columns. */
const STAGES: readonly string[] = [...leadStages, 'follow_up'];

const seqRows = z.array(z.object({ seq: z.int() }));
const countRow = z.object({ total: z.int() });

/** Scope without a named viewer: every view is empty. */
const NOBODY: Scope = { now: '', today: '', week: { since: '', until: '' }, name: '' };

/** Lists of leads, newest first, and views in their own order. */
export function createLeadList(db: Db, { listed, searched }: Finding) {
  async function list(query: PageQuery): Promise<SummaryRow[]> {
    const { scope = NOBODY } = query;
    const words = wordsIn(query.filter);
    return rowsOf(
      words === null
        ? seqRows.parse((await listed({ ...query, scope }).execute(db)).rows).map(({ seq }) => seq)
        : await search({ ...query, scope, words }),
    );
  }

  function search(query: Search): Promise<number[]> {
    return query.words.length === 0 ? Promise.resolve([]) : searched(db, query);
  }

  /** The leads with these numbers, in this order. */
  async function rowsOf(seqs: readonly number[]): Promise<SummaryRow[]> {
    if (seqs.length === 0) return [];
    const found = await leadRows(db).where('leads.seq', 'in', seqs).execute();
    const bySeq = new Map(
      z
        .array(summaryRow)
        .parse(found)
        .map((row) => [row.seq, row]),
    );
    return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
  }

  /** A page and the total number of leads; the first page of a search finds both together. */
  async function listAndTotal(query: PageQuery) {
    const { filter, scope = NOBODY, before } = query;
    const limit = query.limit + 1;
    const words = wordsIn(filter);
    if (words === null || before !== null) {
      return { found: await list({ ...query, limit }), all: await total(query) };
    }
    const seqs = await search({
      filter,
      scope,
      words,
      before,
      limit: Math.max(limit, MOST_COUNTED),
    });
    return {
      found: await rowsOf(seqs.slice(0, limit)),
      all: Math.min(seqs.length, MOST_COUNTED),
    };
  }

  async function total({ filter, scope = NOBODY }: CsvQuery): Promise<number> {
    const words = wordsIn(filter);
    if (words === null && (filter.view === undefined || isAllNew(filter))) {
      return countOf(db, filter);
    }
    const all = { filter, scope, before: null, limit: MOST_COUNTED };
    if (words !== null) return (await search({ ...all, words })).length;
    const counted = sql`select cast(count(*) as integer) as total from (${listed(all)}) as found`;
    const { rows } = await counted.execute(db);
    return countRow.parse(rows[0]).total;
  }

  async function chosen(ids: readonly string[], last: SummaryRow | null, limit: number) {
    const found = leadRows(db)
      .where('leads.id', 'in', ids)
      .where('leads.seq', '<', last?.seq ?? Number.MAX_SAFE_INTEGER)
      .orderBy('leads.seq', 'desc')
      .limit(limit);
    return z.array(summaryRow).parse(await found.execute());
  }

  const photosOf = (rows: readonly SummaryRow[]) =>
    photosOfLeads(
      db,
      rows.map(({ id }) => id),
    );

  const moreOf: MoreOf = async (rows) => ({
    photos: await photosOf(rows),
    events: await eventsOfLeads(
      db,
      rows.map(({ id }) => id),
    ),
  });

  return {
    list,
    total,
    async page(query: PageQuery): Promise<LeadPage> {
      const { found, all } = await listAndTotal(query);
      const shown = found.slice(0, query.limit);
      const last = found.length > query.limit ? shown.at(-1) : undefined;
      const first = isFirstOfAll(query) ? await unanswered(db, MOST_FIRST) : null;
      const rows = [...shown, ...(first ?? [])];
      const photos = await photosOf(rows);
      const missing = await missingOfLeads(
        db,
        rows.map(({ id }) => id),
      );
      const summary = (row: SummaryRow) => summaryOf(row, photos.get(row.id), missing.get(row.id));
      return {
        leads: shown.map(summary),
        nextCursor: last === undefined ? null : cursorOf(query, last),
        total: all,
        heldBack: await countOf(db, { state: 'held_back' }),
        ...(first === null ? {} : { first: first.map(summary) }),
      };
    },
    /** The matching leads as pieces of a CSV file. */
    csv: (query: CsvQuery): Pieces => leadLines(listOf(query), moreOf),
    /** The same as pieces of a JSON file. */
    json: (query: CsvQuery): Pieces => leadObjects(listOf(query), moreOf),
  };

  function listOf(query: CsvQuery) {
    return (last: SummaryRow | null, limit: number) =>
      query.ids === undefined
        ? list({ ...query, ...positionOf(query, last), limit })
        : chosen(query.ids, last, limit);
  }
}

type Position = Pick<PageQuery, 'before' | 'key'>;

/** Where a list continues after a lead. */
function positionOf({ filter, scope }: CsvQuery, last: SummaryRow | null): Position {
  const key =
    filter.view === undefined || scope === undefined ? null : viewOf(filter.view, scope).key;
  if (last === null) return { before: null };
  return { before: last.seq, ...(key === null ? {} : { key: last[key] ?? '' }) };
}

/** The same, from a page's cursor. */
function cursorOf(query: CsvQuery, last: SummaryRow): string {
  const { before, key } = positionOf(query, last);
  return key === undefined ? String(before) : `${before}~${key}`;
}

/** The search words; null if there are none. */
function wordsIn({ text }: LeadFilter): string[] | null {
  return text === undefined || text === '' ? null : searchedWords(text);
}

/** Number of leads of a form type and state, from the counts that triggers maintain. */
async function countOf(db: Db, filter: LeadFilter): Promise<number> {
  const { formType, state = filter.view === 'new' ? 'open' : undefined } = filter;
  if (state !== undefined && STAGES.includes(state)) return countOfStage(db, state, filter);
  const counts = db
    .selectFrom('lead_counts')
    .select(sql`cast(coalesce(sum(${sql.ref(state ?? 'total')}), 0) as integer)`.as('total'));
  const narrowed = formType === undefined ? counts : counts.where('form_type', '=', formType);
  return countRow.parse(await narrowed.executeTakeFirst()).total;
}

/** The same for a stage, and for leads with a follow-up. */
async function countOfStage(db: Db, stage: string, { formType }: LeadFilter): Promise<number> {
  const counts = db
    .selectFrom('stage_counts')
    .select(sql`cast(coalesce(sum(leads), 0) as integer)`.as('total'))
    .where('stage', '=', stage);
  const narrowed = formType === undefined ? counts : counts.where('form_type', '=', formType);
  return countRow.parse(await narrowed.executeTakeFirst()).total;
}

/** The triggers count new leads. */
function isAllNew({ view, state }: LeadFilter): boolean {
  return view === 'new' && state === undefined;
}

/** Whether it is the first page of all leads, or of all new ones. */
function isFirstOfAll({ filter, before }: PageQuery): boolean {
  const { formType, state, view = 'new', text } = filter;
  return before === null && (formType ?? state) === undefined && view === 'new' && !text;
}

/**
 * Unanswered leads, the earliest promise first, then those without one, the oldest first. With a day,
 * without those put off to a later one.
 */
export async function unanswered(db: Db, limit: number, day?: string): Promise<SummaryRow[]> {
  const open = leadRows(db).where('leads.handled', '=', 0).where('leads.spam', 'is', null);
  const timely =
    day === undefined
      ? open
      : open.where(({ eb, or }) =>
          or([eb('leads.follow_up', 'is', null), eb('leads.follow_up', '<=', day)]),
        );
  const promised = await timely
    .where('leads.answer_by', 'is not', null)
    .orderBy('leads.answer_by')
    .orderBy('leads.seq')
    .limit(limit)
    .execute();
  const others = await timely
    .where('leads.answer_by', 'is', null)
    .where('leads.seq', '>', 0)
    .orderBy('leads.seq')
    .limit(limit - promised.length)
    .execute();
  return z.array(summaryRow).parse([...promised, ...others]);
}

/** Leads in these stages are not followed up. */
export const LAID_ASIDE = ['lost', 'archived'] as const satisfies readonly LeadStage[];

/** Leads to follow up on this day or earlier, longest overdue first. */
export async function dueBy(db: Db, day: string): Promise<SummaryRow[]> {
  const found = leadRows(db)
    .where('leads.follow_up', 'is not', null)
    .where('leads.spam', 'is', null)
    .where('leads.follow_up', '<=', day)
    .where('leads.stage', 'not in', [...LAID_ASIDE])
    .orderBy('leads.follow_up')
    .orderBy('leads.seq')
    .limit(MOST_DUE);
  return z.array(summaryRow).parse(await found.execute());
}

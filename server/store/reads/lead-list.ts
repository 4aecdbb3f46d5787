import { sql } from 'kysely';
import type { LeadFilter, LeadPage } from '#contract/admin.ts';
import { leadStages } from '#contract/lead-work.ts';
import { z } from '#contract/zod.ts';
import type { Db, FindSeqs } from '../engine.ts';
import { photosOfLeads } from '../lead-photos.ts';
import { leadRows, summaryOf, summaryRow, type SummaryRow } from '../lead-rows.ts';
import { wordsOf } from '../search-words.ts';
import { takenBackOfLeads } from '../taken-back-photos.ts';
import { leadLines } from './csv/leads-csv.ts';
import type { PageQuery } from './protocol.ts';

/** Leads with certain words are counted so far: beyond it the figure says nothing more. */
export const MOST_COUNTED = 1000;

/** As many are shown before all others. */
const MOST_DUE = 25;

/** States that are counted as stages are; those of `lead_counts` stand in its columns. */
const STAGES: readonly string[] = [...leadStages, 'follow_up'];

const countRow = z.object({ total: z.int() });

/** Lists of leads, newest first. */
export function createLeadList(db: Db, findSeqs: FindSeqs) {
  async function list({ filter, before, limit }: PageQuery): Promise<SummaryRow[]> {
    const words = wordsIn(filter);
    if (words?.length === 0) return [];
    const { rows } = await findSeqs({ filter, words, before, limit }).execute(db);
    if (rows.length === 0) return [];
    const seqs = rows.map(({ seq }) => seq);
    const found = leadRows(db).where('leads.seq', 'in', seqs).orderBy('leads.seq', 'desc');
    return z.array(summaryRow).parse(await found.execute());
  }

  async function total(filter: LeadFilter): Promise<number> {
    const words = wordsIn(filter);
    if (words === null) return countOf(db, filter);
    if (words.length === 0) return 0;
    const found = findSeqs({ filter, words, before: null, limit: MOST_COUNTED });
    const counted = sql`select cast(count(*) as integer) as total from (${found}) as found`;
    const { rows } = await counted.execute(db);
    return countRow.parse(rows[0]).total;
  }

  const photosOf = (rows: readonly SummaryRow[]) =>
    photosOfLeads(
      db,
      rows.map(({ id }) => id),
    );

  return {
    async page(query: PageQuery): Promise<LeadPage> {
      const found = await list({ ...query, limit: query.limit + 1 });
      const shown = found.slice(0, query.limit);
      const last = found.length > query.limit ? shown.at(-1) : undefined;
      const { today } = query;
      const due = today !== undefined && isFirstOfAll(query) ? await dueBy(db, today) : null;
      const rows = [...shown, ...(due ?? [])];
      const photos = await photosOf(rows);
      const takenBack = await takenBackOfLeads(
        db,
        rows.map(({ id }) => id),
      );
      const summary = (row: SummaryRow) =>
        summaryOf(row, photos.get(row.id), takenBack.get(row.id));
      return {
        leads: shown.map(summary),
        nextCursor: last === undefined ? null : String(last.seq),
        total: await total(query.filter),
        heldBack: await countOf(db, { state: 'held_back' }),
        ...(due === null ? {} : { due: due.map(summary) }),
      };
    },
    /** The leads that match as the pieces of a CSV file. */
    csv: (filter: LeadFilter): AsyncGenerator<string, void, undefined> =>
      leadLines((before, limit) => list({ filter, before, limit }), photosOf),
  };
}

/** The words that are searched for; null when none were given. */
function wordsIn({ text }: LeadFilter): string[] | null {
  return text === undefined || text === '' ? null : wordsOf(text);
}

/** Leads of a form type and state, from the counts that the triggers keep. */
async function countOf(db: Db, filter: LeadFilter): Promise<number> {
  const { formType, state } = filter;
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

function isFirstOfAll({ filter, before }: PageQuery): boolean {
  const { formType, state, text } = filter;
  return before === null && formType === undefined && state === undefined && !text;
}

/** The leads to follow up on this day or earlier, the longest due first. */
export async function dueBy(db: Db, day: string): Promise<SummaryRow[]> {
  const found = leadRows(db)
    .where('leads.follow_up', 'is not', null)
    .where('leads.spam', 'is', null)
    .where('leads.follow_up', '<=', day)
    .orderBy('leads.follow_up')
    .orderBy('leads.seq')
    .limit(MOST_DUE);
  return z.array(summaryRow).parse(await found.execute());
}

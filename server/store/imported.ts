import { businessDay } from '#content/business-time.ts';
import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { searchText } from '#contract/admin/search-words.ts';
import type { ImportedLead } from '../lead-import/rows.ts';
import type { Category } from './category.ts';
import type { Engine, Trx } from './engine.ts';
import { contentHash } from './hashes.ts';
import { knownOf } from './known-lead.ts';
import { personKeysOf } from './person.ts';
import { newReceiptNumber } from './receipt-number.ts';
import { sourceOf } from './source.ts';
import { OWNER_MARK } from './spam-column.ts';
import { inTransaction } from './transaction.ts';
import { handledIn, reachedIn } from './work.ts';

export type LeadImports = ReturnType<typeof createLeadImports>;

/** Leads of files: each id once, and none that the owner has erased. */
export function createLeadImports(
  engine: Engine,
  categoryOf: (envelope: StoredEnvelope) => Category,
) {
  return {
    isKnown: async (id: string): Promise<boolean> => isKnown(await knownOf(engine.db, id)),
    /** Stores a lead as its file has it, tells nobody and forwards nothing; false if its id is known. */
    add: (imported: ImportedLead): Promise<boolean> =>
      inTransaction(engine.db, async (trx) => {
        await engine.lockLead(trx, imported.id);
        if (isKnown(await knownOf(trx, imported.id))) return false;
        await insert(trx, imported, categoryOf(imported.envelope));
        await engine.publish(trx, { kind: 'arrived', lead: imported.id });
        return true;
      }),
  };
}

function isKnown({ lead, tombstone }: Awaited<ReturnType<typeof knownOf>>): boolean {
  return lead !== null || tombstone !== null;
}

async function insert(trx: Trx, imported: ImportedLead, category: Category): Promise<void> {
  const { id, envelope, work, receivedAt, events } = imported;
  const receipt = (await freeReceipt(trx, imported.receipt)) ?? newReceiptNumber();
  const { quote = null, visit = null } = work;
  await trx
    .insertInto('leads')
    .values({
      id,
      receipt,
      form_type: imported.formType,
      revision: envelope.revision,
      received_at: receivedAt,
      updated_at: imported.updatedAt,
      day: businessDay(Date.parse(receivedAt)),
      // Only the owner's own judgement is taken over: a sign is nothing without its request.
      spam: imported.spam === null ? null : OWNER_MARK,
      judged: Number(imported.spam !== null),
      delivery: null,
      search_text: searchText(envelope, receipt),
      answer_by: imported.answerBy,
      lock: null,
      first_attempt: null,
      stage: work.stage,
      handled: handledIn(work.stage),
      reached: reachedIn(work.stage, 0),
      lost_reason: work.lostReason,
      assignee: work.assignee,
      follow_up: work.followUp,
      work_version: work.version,
      quote_cents: quote?.cents ?? null,
      quote_until: quote?.validUntil ?? null,
      quote_note: quote?.note ?? '',
      visit_at: visit?.at ?? null,
      visit_minutes: visit?.minutes ?? null,
      visit_note: visit?.note ?? '',
      source: sourceOf(envelope),
      ...category,
      ...personKeysOf(envelope),
    })
    .execute();
  await trx
    .insertInto('versions')
    .values({
      lead_id: id,
      revision: envelope.revision,
      content_hash: contentHash(envelope),
      envelope: JSON.stringify(envelope),
      received_at: receivedAt,
      attempt: null,
      delay_ms: 0,
    })
    .execute();
  if (events.length === 0) return;
  await trx
    .insertInto('lead_events')
    .values(events.map((event) => ({ lead_id: id, ...event })))
    .execute();
}

/** The number that a lead had, unless another one has it here. */
async function freeReceipt(trx: Trx, receipt: string | null): Promise<string | null> {
  if (receipt === null) return null;
  const taken = await trx
    .selectFrom('leads')
    .select('id')
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  return taken === undefined ? receipt : null;
}

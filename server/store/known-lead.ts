import { sql } from 'kysely';
import type { ByHandEnvelope } from '#contract/admin/by-hand.ts';
import type { Envelope, Receipt } from '#contract/envelope.ts';
import { z } from '#contract/zod.ts';
import { contentHash } from './hashes.ts';
import type { Db } from './engine.ts';

export type Reception =
  | { kind: 'stored'; receipt: Receipt }
  /** `isErased`: the office has erased the lead, and this version brings nothing new. */
  | { kind: 'repeat'; receipt: Receipt; isErased?: true }
  | { kind: 'stale' };

const leadRow = z.object({
  receipt: z.string(),
  revision: z.int(),
  spam: z.nullable(z.string()),
  judged: z.int(),
  stage: z.string(),
  follow_up: z.nullable(z.string()),
  work_version: z.int(),
  answer_by: z.nullable(z.string()),
});
const tombstoneRow = z.object({ receipt: z.string(), received_at: z.string(), revision: z.int() });

export type LeadRow = z.infer<typeof leadRow>;

/** The lead with an id, and what remains of an erased one. */
export type Known = { lead: LeadRow | null; tombstone: z.infer<typeof tombstoneRow> | null };

/** The answer this envelope has had or must get; null if it brings something new. */
export async function duplicateOf(
  db: Db,
  envelope: Envelope | ByHandEnvelope,
  { lead, tombstone }: Known,
): Promise<Reception | null> {
  const id = idOf(envelope);
  const { revision } = envelope;
  if (tombstone !== null) {
    const receipt = { receipt: tombstone.receipt, receivedAt: tombstone.received_at };
    // A correction made after the owner erased the lead counts as a new lead.
    return revision <= tombstone.revision ? { kind: 'repeat', receipt, isErased: true } : null;
  }
  if (lead === null) return null;
  const hash = contentHash(envelope);
  const same = (await versionsOf(db, id, hash)).find(
    (version) =>
      version.revision === revision ||
      (version.revision === lead.revision && revision > lead.revision),
  );
  if (same !== undefined) {
    return { kind: 'repeat', receipt: { receipt: lead.receipt, receivedAt: same.received_at } };
  }
  return revision > lead.revision ? null : { kind: 'stale' };
}

/** What is known about an id, in one query: the visitor waits for it. */
export async function knownOf(db: Db, id: string): Promise<Known> {
  const row = await db
    .selectFrom(sql<{ id: string }>`(select cast(${id} as text) as id)`.as('asked'))
    .leftJoin('leads', 'leads.id', 'asked.id')
    .leftJoin('tombstones', 'tombstones.id', 'asked.id')
    .select(['leads.receipt', 'leads.revision', 'leads.spam', 'leads.judged', 'leads.stage'])
    .select(['leads.follow_up', 'leads.work_version', 'leads.answer_by'])
    .select(['tombstones.receipt as erasedReceipt', 'tombstones.received_at as erasedAt'])
    .select('tombstones.revision as erasedRevision')
    .executeTakeFirstOrThrow();
  const { erasedReceipt: receipt, erasedAt: received_at, erasedRevision: revision } = row;
  return {
    lead: row.receipt === null ? null : leadRow.parse(row),
    tombstone: receipt === null ? null : tombstoneRow.parse({ receipt, received_at, revision }),
  };
}

const arrivedRows = z.array(z.object({ id: z.string(), receipt: z.string() }));

/** Ids and receipts of those that have arrived, erased ones too. */
export async function arrivedOf(
  db: Db,
  ids: readonly string[],
): Promise<z.infer<typeof arrivedRows>> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'receipt'])
    .where('id', 'in', ids)
    .union(db.selectFrom('tombstones').select(['id', 'receipt']).where('id', 'in', ids))
    .execute();
  return arrivedRows.parse(rows);
}

function versionsOf(db: Db, id: string, hash: string) {
  return db
    .selectFrom('versions')
    .select(['revision', 'received_at'])
    .where('lead_id', '=', id)
    .where('content_hash', '=', hash)
    .execute();
}

/** The lead an envelope belongs to. */
export function idOf(envelope: Pick<Envelope, 'submissionId'>): string {
  return envelope.submissionId.toLowerCase();
}

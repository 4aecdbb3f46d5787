import { promisedBy } from '#content/forms/promise.ts';
import type { SpamSign } from '#contract/office/admin.ts';
import type { Envelope, Receipt } from '#contract/envelope.ts';
import { sydneyDay } from '../sydney.ts';
import { categoryOf, type Category } from './category.ts';
import { contentHash } from './content-hash.ts';
import type { Db, Engine, Trx } from './engine.ts';
import { confirmLead } from './confirmations.ts';
import { addJob, stopLead } from './jobs.ts';
import { addNotices, type Recipient } from './notices.ts';
import { newReceiptNumber } from './receipt-number.ts';
import { searchText } from '#contract/office/search-words.ts';
import { spamColumn } from './spam-column.ts';
import { inTransaction } from './transaction.ts';
import { twoDigits } from './two-digits.ts';

export type Arrival = {
  envelope: Envelope;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** The number of the sender's attempt, from 1, if it said so. */
  attempt: number | null;
  /** The signs of a script for which it is held back; none for what goes on at once. */
  heldBackFor: readonly SpamSign[];
  /** Whether a webhook waits for this form type. */
  forward: boolean;
  /** Who is told of it, if they have not been told before. */
  tell?: readonly Recipient[];
  /** Where a confirmation of its first arrival goes; null where none is to be sent. */
  confirmTo?: string | null;
};

export type Reception =
  | { kind: 'stored'; receipt: Receipt }
  | { kind: 'repeat'; receipt: Receipt }
  | { kind: 'stale' };

type LeadRow = NonNullable<Awaited<ReturnType<typeof leadOf>>>;

/** Takes leads in: each submission id once, each changed version of it once. */
export function createLeads(engine: Engine) {
  return {
    findDuplicate: (envelope: Envelope): Promise<Reception | null> =>
      findDuplicate(engine.db, envelope),
    /** Stores what is new and is on the disk when this resolves; a repeat gets its first receipt. */
    receive: (arrival: Arrival): Promise<Reception> =>
      inTransaction(engine.db, async (trx) => {
        await engine.lockLead(trx, idOf(arrival.envelope));
        return (await findDuplicate(trx, arrival.envelope)) ?? store(engine, trx, arrival);
      }),
  };
}

/** The answer that this envelope has had or must have; null when it brings something new. */
async function findDuplicate(db: Db, envelope: Envelope): Promise<Reception | null> {
  const id = idOf(envelope);
  const { revision } = envelope;
  const tombstone = await tombstoneOf(db, id);
  if (tombstone !== undefined) {
    const receipt = { receipt: tombstone.receipt, receivedAt: tombstone.received_at };
    // A correction made after the owner deleted the lead is the visitor's new word.
    return revision <= tombstone.revision ? { kind: 'repeat', receipt } : null;
  }
  const lead = await leadOf(db, id);
  if (lead === undefined) return null;
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

async function store(engine: Engine, trx: Trx, arrival: Arrival): Promise<Reception> {
  const { envelope } = arrival;
  const id = idOf(envelope);
  const at = new Date(arrival.receivedAt).toISOString();
  const before = await leadOf(trx, id);
  const tombstone = await tombstoneOf(trx, id);
  const receipt = before?.receipt ?? tombstone?.receipt ?? newReceiptNumber();
  const caught = spamColumn(arrival.heldBackFor);
  const spam = before === undefined ? caught : stillSpam(before, caught);
  const waited = before !== undefined && (await stopLead(trx, id, 'superseded'));
  const queued = (arrival.forward || waited) && spam === null;
  const row = {
    form_type: envelope.formType,
    revision: envelope.revision,
    updated_at: at,
    spam,
    delivery: queued ? 'pending' : null,
    search_text: searchText(envelope, receipt),
    ...categoryOf(envelope),
  };
  const answerBy = answerByOf(arrival);
  if (before === undefined) {
    const own = { id, receipt, received_at: at, answer_by: answerBy };
    await addLead(trx, { ...row, ...own }, arrival);
  } else {
    await trx
      .updateTable('leads')
      .set({ ...row, ...comesUp(before, sydneyDay(arrival.receivedAt), answerBy) })
      .where('id', '=', id)
      .execute();
  }
  if (tombstone !== undefined) await trx.deleteFrom('tombstones').where('id', '=', id).execute();
  await addVersion(trx, arrival, at);
  if (queued) {
    const { revision, formType } = envelope;
    await addJob(engine, trx, { leadId: id, revision, formType }, arrival.receivedAt);
  }
  if (spam === null) {
    const { tell: recipients = [], receivedAt } = arrival;
    await addNotices(engine, trx, { leadId: id, recipients, at: receivedAt });
    const isFirst = before === undefined && tombstone === undefined;
    if (isFirst)
      await confirmLead(engine, trx, { leadId: id, to: arrival.confirmTo, at: receivedAt });
  }
  await engine.tellNews(trx, { kind: before === undefined ? 'arrived' : 'changed', lead: id });
  return { kind: 'stored', receipt: { receipt, receivedAt: at } };
}

type NewLead = {
  id: string;
  receipt: string;
  received_at: string;
  form_type: string;
  revision: number;
  updated_at: string;
  spam: string | null;
  delivery: string | null;
  search_text: string;
  answer_by: string | null;
} & Category;

async function addLead(trx: Trx, row: NewLead, arrival: Arrival): Promise<void> {
  await trx
    .insertInto('leads')
    .values({
      ...row,
      day: sydneyDay(arrival.receivedAt),
      first_attempt: arrival.attempt,
      first_delay: twoDigits(delayOf(arrival)),
    })
    .execute();
}

async function addVersion(trx: Trx, arrival: Arrival, at: string): Promise<void> {
  const { envelope } = arrival;
  await trx
    .insertInto('versions')
    .values({
      lead_id: idOf(envelope),
      revision: envelope.revision,
      content_hash: contentHash(envelope),
      envelope: JSON.stringify(envelope),
      received_at: at,
      attempt: arrival.attempt,
      delay_ms: delayOf(arrival),
    })
    .execute();
}

function idOf(envelope: Envelope): string {
  return envelope.submissionId.toLowerCase();
}

/** Milliseconds between Send and arrival; a visitor's clock may run ahead of ours. */
function delayOf({ envelope, receivedAt }: Arrival): number {
  return Math.max(0, receivedAt - Date.parse(envelope.timestamp)) || 0;
}

/** The form's message names its time on arrival: what still waits on a phone promises nothing. */
function answerByOf({ envelope, receivedAt }: Arrival): string | null {
  return promisedBy(envelope.formType, new Date(receivedAt))?.toISOString() ?? null;
}

function leadOf(db: Db, id: string) {
  return db
    .selectFrom('leads')
    .select(['receipt', 'revision', 'spam', 'judged', 'stage', 'follow_up', 'work_version'])
    .select('answer_by')
    .where('id', '=', id)
    .executeTakeFirst();
}

function tombstoneOf(db: Db, id: string) {
  return db
    .selectFrom('tombstones')
    .select(['receipt', 'received_at', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function versionsOf(db: Db, id: string, hash: string) {
  return db
    .selectFrom('versions')
    .select(['revision', 'received_at'])
    .where('lead_id', '=', id)
    .where('content_hash', '=', hash)
    .execute();
}

/**
 * A lead that its visitor has changed comes up again: as new where nobody works on it, else on top of
 * the others today. An answer that is still owed is not put off; one that was given is owed again.
 */
function comesUp(before: LeadRow, today: string, answerBy: string | null) {
  const isOwed = before.stage === 'new';
  const isLaidAside = isOwed || ['archived', 'lost'].includes(before.stage);
  return {
    work_version: before.work_version + 1,
    ...(isLaidAside
      ? {
          stage: 'new',
          handled: 0,
          lost_reason: '',
          reached: 0,
          answer_by: isOwed ? (before.answer_by ?? answerBy) : answerBy,
        }
      : {
          follow_up:
            before.follow_up !== null && before.follow_up < today ? before.follow_up : today,
        }),
  };
}

/** The owner's judgement outlives a new version; a lead once let through stays so. */
function stillSpam(before: LeadRow, caught: string | null): string | null {
  if (before.spam === null || before.judged === 1) return before.spam;
  return caught;
}

import { promiseFor } from '#content/forms/promise.ts';
import type { SpamSign, StoredEnvelope } from '#contract/admin/leads.ts';
import type { ByHandEnvelope } from '#contract/admin/by-hand.ts';
import type { Envelope } from '#contract/envelope.ts';
import { businessDay } from '#content/business-time.ts';
import type { Category } from './category.ts';
import { contentHash } from './hashes.ts';
import type { Engine, Trx } from './engine.ts';
import { confirmationIsDue, confirmLead } from './confirmations.ts';
import { addJob, stopLead } from './jobs.ts';
import { addNotices, type Recipient } from './notices.ts';
import {
  arrivedOf,
  duplicateOf,
  idOf,
  knownOf,
  type Known,
  type LeadRow,
  type Reception,
} from './known-lead.ts';
import { personKeysOf, type PersonKeys } from './person.ts';
import { newReceiptNumber } from './receipt-number.ts';
import { searchText } from '#contract/admin/search-words.ts';
import { type Came, handedRoadOf, hasRoad, noteRoad } from './roads.ts';
import { sourceOf } from './source.ts';
import { spamColumn } from './spam-column.ts';
import { inTransaction } from './transaction.ts';
import { twoDigits } from './two-digits.ts';

export type Arrival = {
  envelope: Envelope | ByHandEnvelope;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** The sender's attempt number, from 1, if given. */
  attempt: number | null;
  /** The signs of a bot for which it is held back; empty otherwise. */
  heldBackFor: readonly SpamSign[];
  /** Whether this form type has a webhook. */
  forward: boolean;
  /** Recipients of notifications about it, unless they already got one. */
  tell?: readonly Recipient[];
  /** Recipient of the confirmation of its first arrival; null for none. */
  confirmTo?: string | null;
  /** Hash of the key for the lead's photos; only the first arrival's counts. */
  lock?: string | undefined;
  /** How it came, and who brought it; from the site if not given. */
  came?: Pick<Came, 'road' | 'by'> | undefined;
};

/** Receives leads: each submission id once, each changed revision of it once. */
export function createLeads(engine: Engine, categoryOf: (envelope: StoredEnvelope) => Category) {
  return {
    findDuplicate: async (envelope: Envelope): Promise<Reception | null> =>
      duplicateOf(engine.db, envelope, await knownOf(engine.db, idOf(envelope))),
    /** Records that a stored lead has come again. */
    cameAgain: async (
      arrival: Pick<Arrival, 'envelope' | 'receivedAt' | 'came'>,
    ): Promise<void> => {
      // The site's own repeats, which are frequent, matter only after another road.
      const isSite = arrival.came === undefined || arrival.came.road === 'site';
      if (isSite && !(await hasRoad(engine.db, idOf(arrival.envelope)))) return;
      await inTransaction(engine.db, async (trx) => {
        const id = idOf(arrival.envelope);
        await engine.lockLead(trx, id);
        if ((await knownOf(trx, id)).lead !== null) await note(engine, trx, arrival, 'repeat');
      });
    },
    handedRoad: (id: string) => handedRoadOf(engine.db, id.toLowerCase()),
    /** Those of these ids that have arrived, erased ones too. */
    arrived: (ids: readonly string[]) => arrivedOf(engine.db, ids),
    confirmationIsDue: (to: string, at: number): Promise<boolean> =>
      confirmationIsDue(engine.db, to, at),
    /** Stores a new lead; it is on the disk when this resolves. A repeat gets its first receipt. */
    receive: (arrival: Arrival): Promise<Reception> =>
      inTransaction(engine.db, async (trx) => {
        const id = idOf(arrival.envelope);
        await engine.lockLead(trx, id);
        const known = await knownOf(trx, id);
        const duplicate = await duplicateOf(trx, arrival.envelope, known);
        if (duplicate === null) {
          return store(engine, trx, { ...arrival, category: categoryOf(arrival.envelope) }, known);
        }
        const as = duplicate.kind === 'stale' ? 'older' : 'repeat';
        if (known.lead !== null) await note(engine, trx, arrival, as);
        return duplicate;
      }),
  };
}

/** Records how a lead came, unless that is known. */
async function note(
  engine: Engine,
  trx: Trx,
  {
    envelope,
    receivedAt,
    came = { road: 'site', by: '' },
  }: Pick<Arrival, 'envelope' | 'receivedAt' | 'came'>,
  as: Came['as'],
): Promise<void> {
  const id = idOf(envelope);
  const isNoted = await noteRoad(trx, { id, at: receivedAt, came: { ...came, as } });
  if (isNoted && as !== 'first' && as !== 'newer')
    await engine.publish(trx, { kind: 'changed', lead: id });
}

async function store(
  engine: Engine,
  trx: Trx,
  arrival: Arrival & { category: Category },
  { lead: before, tombstone }: Known,
): Promise<Reception> {
  const { envelope } = arrival;
  const id = idOf(envelope);
  const at = new Date(arrival.receivedAt).toISOString();
  const receipt = before?.receipt ?? tombstone?.receipt ?? newReceiptNumber();
  const caught = spamColumn(arrival.heldBackFor);
  const spam = before === null ? caught : stillSpam(before, caught);
  const waited = before !== null && (await stopLead(trx, id, 'superseded'));
  const queued = (arrival.forward || waited) && spam === null;
  const row = {
    form_type: envelope.formType,
    revision: envelope.revision,
    updated_at: at,
    spam,
    delivery: queued ? 'pending' : null,
    search_text: searchText(envelope, receipt),
    ...arrival.category,
    source: sourceOf(envelope),
    ...personKeysOf(envelope),
  };
  const answerBy = answerByOf(arrival);
  if (before === null) {
    const own = { id, receipt, received_at: at, answer_by: answerBy, lock: arrival.lock ?? null };
    await addLead(trx, { ...row, ...own }, arrival);
  } else {
    await trx
      .updateTable('leads')
      // Whoever writes again wants an answer.
      .set({
        ...row,
        deletion_asked_at: null,
        ...comesUp(before, businessDay(arrival.receivedAt), answerBy),
      })
      .where('id', '=', id)
      .execute();
  }
  if (tombstone !== null) await trx.deleteFrom('tombstones').where('id', '=', id).execute();
  await addVersion(trx, arrival, at);
  await note(engine, trx, arrival, before === null ? 'first' : 'newer');
  if (queued) {
    const { revision, formType } = envelope;
    await addJob(engine, trx, { leadId: id, revision, formType }, arrival.receivedAt);
  }
  if (spam === null) {
    const { tell: recipients = [], receivedAt } = arrival;
    await addNotices(engine, trx, { leadId: id, recipients, at: receivedAt });
    const isFirst = before === null && tombstone === null;
    if (isFirst)
      await confirmLead(engine, trx, { leadId: id, to: arrival.confirmTo, at: receivedAt });
  }
  await engine.publish(trx, { kind: before === null ? 'arrived' : 'changed', lead: id });
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
  lock: string | null;
  source: string;
} & Category &
  PersonKeys;

async function addLead(trx: Trx, row: NewLead, arrival: Arrival): Promise<void> {
  await trx
    .insertInto('leads')
    .values({
      ...row,
      day: businessDay(arrival.receivedAt),
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

/** Milliseconds between Send and arrival; a visitor's clock may be ahead of ours. */
function delayOf({ envelope, receivedAt }: Arrival): number {
  return Math.max(0, receivedAt - Date.parse(envelope.timestamp)) || 0;
}

/** The form's message states a time on arrival: what still waits on a phone promises nothing. */
function answerByOf({ envelope, receivedAt }: Arrival): string | null {
  // Nothing was promised to somebody who sent no form.
  if (envelope.formType === 'by_hand') return null;
  return (
    promiseFor(envelope.formType, envelope.data, new Date(receivedAt))?.by.toISOString() ?? null
  );
}

/**
 * Brings a lead up again that its visitor has changed: as new if nobody works on it, otherwise as
 * today's follow-up. An answer still owed is not postponed; one already given is owed again.
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

/** The owner's decision outlives a new revision; a lead once approved stays approved. */
function stillSpam(before: LeadRow, caught: string | null): string | null {
  if (before.spam === null || before.judged === 1) return before.spam;
  return caught;
}

import { visitChanges, type VisitChange } from '#contract/admin/answers.ts';
import { visitReaders, type VisitReader } from '#contract/admin/lead-facts.ts';
import { z } from '#contract/zod.ts';
import type { Engine, Trx } from './engine.ts';

/** Somebody who gets the calendar entry of a visit. */
export type VisitRecipient = { readonly reader: VisitReader; readonly address: string };

const visitNotice = z.object({
  reader: z.enum(visitReaders),
  change: z.enum(visitChanges),
  /** The visit, or the one that was cancelled. */
  at: z.string(),
  minutes: z.int(),
});

export type VisitNotice = z.infer<typeof visitNotice>;

/** Parses a queued e-mail about a visit; throws if it is invalid. */
export function storedVisitNotice(text: string): VisitNotice {
  return visitNotice.parse(JSON.parse(text));
}

type Time = { readonly at: string; readonly minutes: number };

type Given = {
  leadId: string;
  /** The version that the change made. */
  version: number;
  before: Time | null;
  after: Time | null;
  recipients: readonly VisitRecipient[];
  at: number;
};

/**
 * Queues the e-mails about a changed visit within the transaction that changes it, so that each is
 * sent once by any number of servers. What still waits for the same address is not sent: the new one
 * says all of it.
 */
export async function addVisitMails(engine: Engine, trx: Trx, given: Given): Promise<void> {
  const { leadId, version, before, after, recipients, at } = given;
  const visit = after ?? before;
  if (visit === null || recipients.length === 0) return;
  await trx
    .updateTable('notices')
    .set({ state: 'cancelled' })
    .where('lead_id', '=', leadId)
    .where('channel', '=', 'visit')
    .where('state', '=', 'pending')
    .where(
      'recipient',
      'in',
      recipients.map(({ address }) => address),
    )
    .execute();
  const change = changeBetween(before, after);
  const waits = { state: 'pending', tries: 0, queued_at: at, next_attempt_at: at };
  await trx
    .insertInto('notices')
    .values(
      recipients.map(({ reader, address }) => ({
        topic: `visit:${leadId}:${version}`,
        lead_id: leadId,
        channel: 'visit',
        recipient: address,
        message: JSON.stringify({
          reader,
          change,
          at: visit.at,
          minutes: visit.minutes,
        } satisfies VisitNotice),
        ...waits,
      })),
    )
    // The visitor may have given the firm's own address.
    .onConflict((conflict) => conflict.columns(['topic', 'channel', 'recipient']).doNothing())
    .execute();
  await engine.announce(trx);
}

function changeBetween(before: Time | null, after: Time | null): VisitChange {
  if (after === null) return 'cancelled';
  const isSame = before?.at === after.at && before.minutes === after.minutes;
  return before === null || isSame ? 'set' : 'moved';
}

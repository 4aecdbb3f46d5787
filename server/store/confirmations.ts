import { sql } from 'kysely';
import type { Db, Engine, Trx } from './engine.ts';
import { addNotices } from './notices.ts';

const HOUR = 3_600_000;

type Given = { leadId: string; to: string | null | undefined; at: number };

/**
 * Queues the confirmation of a lead within the transaction that stores it, unless its address got
 * one in the last hour, from any server and for any form.
 */
export async function confirmLead(engine: Engine, trx: Trx, given: Given): Promise<void> {
  const { leadId, to, at } = given;
  if (to === null || to === undefined) return;
  if (!(await hasTurn(trx, { address: mailboxOf(to), leadId, at }))) return;
  const recipients = [{ channel: 'confirmation' as const, recipient: to }];
  await addNotices(engine, trx, { leadId, recipients, at });
}

/** Whether a mailbox gets a confirmation now: it has had none in the last hour. */
export async function confirmationIsDue(db: Db, to: string, at: number): Promise<boolean> {
  const row = await db
    .selectFrom('confirmations')
    .select('at')
    .where('address', '=', mailboxOf(to))
    .executeTakeFirst();
  return row === undefined || row.at <= at - HOUR || row.at > at + HOUR;
}

type Turn = { address: string; leadId: string; at: number };

/** Concurrent transactions for one address wait for each other at its row. */
async function hasTurn(trx: Trx, { address, leadId, at }: Turn): Promise<boolean> {
  const taken = await trx
    .insertInto('confirmations')
    .values({ address, lead_id: leadId, at })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ lead_id: leadId, at })
        // A time more than an hour in the future was written before the clock was set back.
        .where((row) =>
          row.or([
            row('confirmations.at', '<=', at - HOUR),
            row('confirmations.at', '>', at + HOUR),
          ]),
        ),
    )
    .returning(sql<number>`1`.as('taken'))
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Normalises an address to its mailbox: case, any tag after a plus, and full stops are ignored.
 * Providers differ in whether these matter; if they do, two people share one confirmation an hour.
 */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const plain = name.replaceAll('.', '');
  return `${plain || local}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

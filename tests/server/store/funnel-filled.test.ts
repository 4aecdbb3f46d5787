import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LeadChange } from '#contract/admin/leads.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { addFunnel as addToPostgres } from '#server/store/postgres/migrations/funnel.ts';
import { addFunnel as addToSqlite } from '#server/store/sqlite/migrations/funnel.ts';
import type { Store } from '#server/store/store.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { aServer } from '../support/server.ts';
import { sqliteOf } from '../support/sqlite.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-03-02T01:00:00Z');
const DAYS = { since: '2026-02-20', until: '2026-03-31' };
const COLUMNS = ['service', 'area', 'reached', 'contact_delay', 'contact_kept'];

const histories: readonly (readonly LeadChange[])[] = [
  [],
  [{ note: 'No answer.' }],
  [{ stage: 'contacted' }, { stage: 'won' }],
  [{ stage: 'quoted' }, { stage: 'lost', lostReason: 'Too dear' }],
  [{ stage: 'won' }, { stage: 'contacted' }, { stage: 'archived' }],
  [{ stage: 'archived' }, { stage: 'new' }],
  [{ stage: 'contacted' }, { spam: true }],
];

test('leads that were there before the funnel was counted are counted in it, as if it always had been', async () => {
  const { store } = await aServer();
  for (const [index, history] of histories.entries()) await receive(store, index, history);
  const { funnel, firstContact } = await store.reads.analytics(DAYS);
  expect(funnel?.form).toMatchObject([{ leads: 6, contacted: 3, quoted: 2, won: 1 }]);
  await takeBack(store);
  if (onPostgres) await inTransaction(store.db, addToPostgres);
  else addToSqlite(sqliteOf(store));
  const filled = await store.reads.analytics(DAYS);
  expect(filled.funnel).toEqual(funnel);
  // What was promised then is not known of any of them.
  expect(filled.firstContact).toEqual({ ...firstContact, promised: 0, kept: 0 });
  // And what comes from now on is counted by the triggers again.
  await receive(store, histories.length, [{ stage: 'visit_booked' }]);
  const after = await store.reads.analytics(DAYS);
  expect(after.funnel?.form).toMatchObject([{ leads: 7, contacted: 4, visitBooked: 3 }]);
});

async function receive(store: Store, index: number, history: readonly LeadChange[]) {
  const { envelope } = aLead({ data: { location: index % 2 === 0 ? '' : 'nowhere at all' } });
  const receivedAt = START + index * HOUR;
  await store.leads.receive({
    envelope,
    receivedAt,
    attempt: 1,
    heldBackFor: [],
    forward: false,
  });
  for (const [step, change] of history.entries()) {
    const at = receivedAt + (index + step) * 1.234 * HOUR;
    await store.inbox.change(envelope.submissionId, change, Math.round(at));
  }
}

/** The database as the release before the funnel had it. */
async function takeBack({ db }: Store): Promise<void> {
  const drop = async (what: string) => sql.raw(`drop ${what}`).execute(db);
  for (const name of ['added', 'removed', 'changed'])
    await drop(`trigger lead_funnel_${name}${onPostgres ? ' on leads' : ''}`);
  if (onPostgres) {
    await drop('function count_funnel');
    await drop('function lead_funnel_changed');
  }
  await drop('table funnel');
  await drop('table first_contacts');
  // Later ones that have a column of the funnel.
  await drop('index leads_by_source');
  for (const column of COLUMNS)
    await sql.raw(`alter table leads drop column ${column}`).execute(db);
}

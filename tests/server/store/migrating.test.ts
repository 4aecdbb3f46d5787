import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { describeTables } from '#server/store/sqlite/describe.ts';
import { tables } from '#server/store/sqlite/migrations/tables.ts';
import { openStore } from '#server/store/store.ts';
import { aLead } from '../support/lead.ts';
import { freshFolder } from '../support/server.ts';

test('the types of the queries are those of the migrations (node scripts/store-tables.ts writes them)', () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
  expect(plain(readFileSync('server/store/tables.ts', 'utf8'))).toBe(plain(describeTables()));
});

test('what release 0.1.0 stored is listed, counted, found and forwarded by this one', async () => {
  const folder = freshFolder();
  const [waiting, spam] = [aLead({ data: { name: 'Zoë Waits' } }), aLead()];
  const old = new DatabaseSync(join(folder, 'ashlar.sqlite'));
  old.exec(`${tables} PRAGMA user_version = 1`);
  storeAsBefore(old, waiting, { receipt: 'AAAA-BBBB-CCCC', spam: null });
  storeAsBefore(old, spam, { receipt: 'DDDD-EEEE-FFFF', spam: 'trap' });
  old.exec(`INSERT INTO jobs (lead_id, revision, form_type, state, tries, queued_at, next_attempt_at)
    VALUES ('${waiting.envelope.submissionId}', 1, 'hero_contact', 'pending', 1, 0, 0);
    INSERT INTO attempts (job_id, at, host, result, duration_ms)
    VALUES (1, '2026-03-02T01:02:03.000Z', 'a.example', 'retry', 5);
    INSERT INTO errors (fingerprint, record, count, first_seen_at, last_seen_at, resolved)
    VALUES ('f', '{}', 1, '', '', 0);
    INSERT INTO error_ids VALUES ('client', 1)`);
  old.close();

  const store = await openStore(folder);
  const list = (filter: object) => store.reads.page({ filter, before: null, limit: 25 });
  expect(await list({})).toMatchObject({ total: 2, heldBack: 1, leads: [{}, {}] });
  expect(await list({ state: 'waiting' })).toMatchObject({
    total: 1,
    leads: [{ name: 'Zoë Waits' }],
  });
  expect(await list({ text: 'zoe aaaa 006' })).toMatchObject({ total: 1 });
  const figures = await store.reads.analytics({ since: '2026-03-01', until: '2026-03-31' });
  expect(figures).toMatchObject({
    total: 1,
    spam: 1,
    notFirstTry: { count: 1, of: 1 },
    delay: { medianMs: 2500 },
    delivery: { waiting: 1, failedAttempts: 1 },
  });
  const claim = { formTypes: ['hero_contact'] as const, destination: 'x', now: Date.now() };
  expect(await store.jobs.claim(claim)).toMatchObject({ id: 1, attempts: 1 });
  expect(await store.db.selectFrom('error_ids').selectAll().execute()).toMatchObject([
    { client_id: 'client', error_id: 1 },
  ]);
  await store.close();
});

type Given = { receipt: string; spam: string | null };

function storeAsBefore(old: DatabaseSync, lead: ReturnType<typeof aLead>, given: Given): void {
  const { envelope } = lead;
  const at = '2026-03-02T01:02:05.500Z';
  old
    .prepare(
      `INSERT INTO leads (id, receipt, form_type, revision, received_at, updated_at, day, spam, search_text)
       VALUES (?, ?, 'hero_contact', 1, ?, ?, '2026-03-02', ?, 'as it was')`,
    )
    .run(envelope.submissionId, given.receipt, at, at, given.spam);
  old
    .prepare('INSERT INTO versions VALUES (?, 1, ?, ?, ?, 2, 2500)')
    .run(envelope.submissionId, 'hash', JSON.stringify(envelope), at);
}

import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { aServer, freshFolder, placeOf, sendLead } from '../support/server.ts';

test('a table that somebody else holds keeps no page and no health waiting, and posts only so long', async () => {
  const { app, holder } = await aHeldServer();
  const posts = Array.from({ length: 25 }, () => sendLead(app, aLead()));
  const over = Promise.all(posts).then(() => 'over');
  await eventually(async () => expect(await waitingFor(holder)).toBeGreaterThan(0));
  const health = app.inject(paths.health).then(({ statusCode }) => statusCode);
  expect(await Promise.race([health, over])).toBe(200);
  const answers = await Promise.all(posts);
  for (const { statusCode, headers } of answers) {
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  }
  await holder.query('rollback');
  expect((await sendLead(app, aLead())).statusCode).toBe(202);
}, 60_000);

/** A server with a lead, and another program that has locked the leads. */
async function aHeldServer() {
  const place = await placeOf(freshFolder());
  const server = await aServer({ ...place, DATABASE_POOL: '3' });
  await sendLead(server.app, aLead());
  const holder = new Client(place['DATABASE_URL']);
  onTestFinished(() => holder.end());
  await holder.connect();
  await holder.query('begin; lock table leads in access exclusive mode');
  return { ...server, holder };
}

async function waitingFor(holder: Client): Promise<number> {
  const { rows } = await holder.query(
    `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock'`,
  );
  return Number(rows[0].waiting);
}

import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aBalancer } from '../support/balancer.ts';
import { aLead } from '../support/lead.ts';
import { cookieAt, listening } from '../support/events.ts';
import { aListeningServer, freshFolder, sendLead } from '../support/server.ts';

async function twoServers() {
  const DATA_DIR = freshFolder();
  const first = await aListeningServer({ DATA_DIR });
  const second = await aListeningServer({ DATA_DIR });
  return { first, second, at: (server: { port: number }) => `http://127.0.0.1:${server.port}` };
}

test('an owner at one server is told what happens at another', async () => {
  const { first, second, at } = await twoServers();
  const cookie = await cookieAt(at(first));
  const heard = await listening(at(first), cookie);
  const lead = aLead();
  const id = lead.envelope.submissionId;
  await sendLead(second.app, lead);
  await eventually(() => expect(heard.events).toContainEqual({ kind: 'arrived', lead: id }));
  await fetch(`${at(second)}${paths.adminLeads}/${id}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ stage: 'quoted' }),
  });
  await eventually(() => expect(heard.events).toContainEqual({ kind: 'changed', lead: id }));
});

test('who signs out at one server hears nothing more at another', async () => {
  const { first, second, at } = await twoServers();
  const cookie = await cookieAt(at(first));
  const heard = await listening(at(first), cookie);
  await fetch(`${at(second)}${paths.session}`, { method: 'DELETE', headers: { cookie } });
  await eventually(() => expect([heard.ended, heard.names.at(-1)]).toEqual([true, 'end']));
});

test('who listens while the connection to the database is lost is told that something may be missed', async () => {
  const { first, at } = await twoServers();
  const heard = await listening(at(first), await cookieAt(at(first)));
  heard.events.length = 0;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(first.store.db);
  await eventually(() => expect(heard.events).toContainEqual({ kind: 'changed', lead: null }));
  const lead = aLead();
  await sendLead(first.app, lead);
  const wanted = { kind: 'arrived', lead: lead.envelope.submissionId };
  await eventually(() => expect(heard.events).toContainEqual(wanted));
});

// Over HTTP/1.1, as the files have it, nginx passes each chunk on by itself. Over 1.0, its own default for
// long, it holds back what is less than a buffer: there X-Accel-Buffering alone lets events through.
test.each(['1.1', '1.0'] as const)(
  'nginx that speaks HTTP/%s to the servers passes each event on at once',
  async (http) => {
    const { first, second, at } = await twoServers();
    const address = await aBalancer(at(first), at(second), { http });
    const heard = await listening(address, await cookieAt(address));
    await sendLead(first.app, aLead());
    await sendLead(second.app, aLead());
    await eventually(() =>
      expect(heard.events.filter(({ kind }) => kind === 'arrived')).toHaveLength(2),
    );
  },
);

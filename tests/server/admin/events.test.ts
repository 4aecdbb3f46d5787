import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { usualTimeouts } from '#server/connections.ts';
import { IDLE_MS } from '#server/admin/sessions.ts';
import { afterCommit, inTransaction } from '#server/store/transaction.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead, corrected } from '../support/lead.ts';
import { cookieAt, listening } from '../support/events.ts';
import { aMailServer, mailThrough } from '../support/mail-server.ts';
import { announced, aPicture, takeBack, upload } from '../support/photo.ts';
import { aListeningServer, aServer, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

type World = Parameters<typeof aListeningServer>;

async function setUp(settings: World[0] = {}, world: World[1] = {}) {
  const server = await aListeningServer(settings, world);
  const address = `http://127.0.0.1:${server.port}`;
  const cookie = await cookieAt(address);
  const owner = (path: string, method = 'GET', body?: object) =>
    fetch(`${address}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return { ...server, address, cookie, owner, listen: () => listening(address, cookie) };
}

describe('an owner who listens is told', () => {
  test('that a lead has arrived, was corrected and changed, and nothing of what is in it', async () => {
    const { app, listen, owner } = await setUp();
    const heard = await listen();
    expect(heard.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(heard.answer.headers.get('x-accel-buffering')).toBe('no');
    expect(heard.answer.headers.get('cache-control')).toBe('no-store');
    const lead = aLead();
    const id = lead.envelope.submissionId;
    await sendLead(app, lead);
    await eventually(() => expect(heard.events).toContainEqual({ kind: 'arrived', lead: id }));
    await sendLead(app, corrected(lead, 'Both parapets lean.'));
    await eventually(() => expect(heard.events).toContainEqual({ kind: 'changed', lead: id }));
    heard.events.length = 0;
    const one = `${paths.adminLeads}/${id}`;
    await owner(one, 'PATCH', { stage: 'contacted', note: 'Rings back.', by: 'Peter' });
    await eventually(() => expect(heard.events).toEqual([{ kind: 'changed', lead: id }]));
    await owner(one, 'DELETE');
    await eventually(() => expect(heard.events.at(-1)).toEqual({ kind: 'erased', lead: id }));
    expect(heard.text).not.toMatch(/Mary|parapet|0491|Peter|contacted/);
  });

  test('once of a lead that is sent again, and of none that is refused', async () => {
    const { app, listen } = await setUp();
    const heard = await listen();
    const lead = aLead();
    await sendLead(app, lead);
    await sendLead(app, lead);
    await sendLead(app, aLead({ data: { phone: 'no number' } }));
    const last = aLead();
    await sendLead(app, last);
    await eventually(() => expect(heard.events).toHaveLength(2));
    expect(heard.events.map(({ lead: id }) => id)).toEqual([
      lead.envelope.submissionId,
      last.envelope.submissionId,
    ]);
  });

  test('of photographs that arrive or are taken back, once their lead is here', async () => {
    const { app, listen } = await setUp();
    const heard = await listen();
    const lead = aLead();
    const id = lead.envelope.submissionId;
    await upload(app, announced(await aPicture(600), id));
    await sendLead(app, lead);
    await eventually(() => expect(heard.events).toEqual([{ kind: 'arrived', lead: id }]));
    const key = 'ab'.repeat(32);
    const photo = announced(await aPicture(601), id, { key, position: 1 });
    await upload(app, photo);
    await eventually(() => expect(heard.events.slice(1)).toEqual([{ kind: 'photos', lead: id }]));
    expect((await takeBack(app, photo.id, key)).statusCode).toBe(204);
    await eventually(() => expect(heard.events).toHaveLength(3));
  });

  test('of forwarding that has come to something', async () => {
    const webhook = await aWebhook();
    const { app, listen } = await setUp({ LEADS_WEBHOOK_URL: webhook.url });
    const heard = await listen();
    const lead = aLead();
    await sendLead(app, lead);
    const wanted = { kind: 'forwarding', lead: lead.envelope.submissionId };
    await eventually(() => expect(heard.events).toContainEqual(wanted));
  });

  test('of a notice that has gone out, or failed', async () => {
    const post = await aMailServer((_to, index) => (index === 0 ? 'take' : { status: 550 }));
    const { app, listen } = await setUp(mailThrough(post));
    const heard = await listen();
    for (const lead of [aLead(), aLead()]) {
      await sendLead(app, lead);
      const wanted = { kind: 'told', lead: lead.envelope.submissionId };
      await eventually(() => expect(heard.events).toContainEqual(wanted));
    }
    expect(post.letters.map(({ taken }) => taken)).toEqual([true, false]);
  });

  test('of what an owner at the same time changes', async () => {
    const { app, address, listen } = await setUp();
    const lead = aLead();
    await sendLead(app, lead);
    const [first, second] = [await listen(), await listening(address, await cookieAt(address))];
    const url = `${address}${paths.adminLeads}/${lead.envelope.submissionId}`;
    const cookie = await cookieAt(address);
    const change = (stage: string) =>
      fetch(url, {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ stage, ifVersion: 0 }),
      });
    expect([(await change('quoted')).status, (await change('won')).status]).toEqual([200, 409]);
    for (const heard of [first, second]) {
      // PostgreSQL may tell of its arrival only now.
      const changes = () => heard.events.filter(({ kind }) => kind === 'changed');
      await eventually(() => expect(changes()).toHaveLength(1));
    }
  });
});

describe('a stream', () => {
  test('is for who is signed in', async () => {
    const { app, address } = await setUp();
    expect((await fetch(`${address}${paths.adminEvents}`)).status).toBe(401);
    expect((await app.inject({ url: paths.adminEvents })).json()).toMatchObject({
      error: { code: 'not_signed_in' },
    });
  });

  test('ends, and says so, when its session signs out; others go on', async () => {
    const { app, address, listen, owner } = await setUp();
    const heard = await listen();
    const other = await listening(address, await cookieAt(address));
    expect((await owner(paths.session, 'DELETE')).status).toBe(204);
    await eventually(() => expect(heard.ended).toBe(true));
    expect(heard.names.at(-1)).toBe('end');
    await sendLead(app, aLead());
    await eventually(() => expect(other.events).toHaveLength(1));
    expect([other.ended, heard.events]).toEqual([false, []]);
  });

  test('ends when nobody has used its session for thirty days, and does not prolong it', async () => {
    let time = Date.now();
    const timeouts = { ...usualTimeouts, heartbeat: 20 };
    const { listen, owner } = await setUp({}, { now: () => time, timeouts });
    const heard = await listen();
    await eventually(() => expect(heard.names.length).toBeGreaterThan(3));
    time += IDLE_MS - 1000;
    await listen();
    time += 2000;
    await eventually(() => expect(heard.ended).toBe(true));
    expect(heard.names.at(-1)).toBe('end');
    expect((await owner(paths.adminLeads)).status).toBe(401);
  });

  test('goes on past the times that are set for other answers', async () => {
    const timeouts = { ...usualTimeouts, idle: 50, stalled: 50, answer: 50, request: 50, head: 50 };
    const { app, listen } = await setUp(
      {},
      { timeouts: { ...timeouts, check: 10, heartbeat: 100 } },
    );
    const heard = await listen();
    await eventually(() => expect(heard.names.length).toBeGreaterThan(5));
    await sendLead(app, aLead());
    await eventually(() => expect(heard.events).toHaveLength(1));
  });

  test('does not hold up a server that stops', async () => {
    const { app, listen } = await setUp({}, { timeouts: { ...usualTimeouts, grace: 3_600_000 } });
    const heard = await listen();
    await app.close();
    await eventually(() => expect(heard.ended).toBe(true));
    // It is to come again: its session is not over.
    expect(heard.names).not.toContain('end');
  });

  test('is limited by no budget of requests', async () => {
    const { app, address, cookie } = await setUp({ RATE_LIMIT_PER_MINUTE: '1' });
    const all = await Promise.all(Array.from({ length: 30 }, () => listening(address, cookie)));
    await sendLead(app, aLead());
    for (const heard of all) await eventually(() => expect(heard.events).toHaveLength(1));
  });
});

test('what a transaction has to tell is told once it is committed, and never if it is not', async () => {
  const { store } = await aServer();
  const told: string[] = [];
  await expect(
    inTransaction(store.db, async (trx) => {
      afterCommit(trx, () => told.push('not this'));
      throw new Error('the disk is full');
    }),
  ).rejects.toThrow('the disk is full');
  await inTransaction(store.db, async (trx) => {
    afterCommit(trx, () => told.push('this'));
    expect(told).toEqual([]);
  });
  expect(told).toEqual(['this']);
});

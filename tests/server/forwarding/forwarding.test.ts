import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead, corrected } from '../support/lead.ts';
import { onPostgres } from '../support/databases.ts';
import { asOwner, inbox, leadDetail, saveWebhook } from '../support/owner.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a lead on its way to the webhook', () => {
  test('arrives as its envelope, without the guard, under its id', async () => {
    const webhook = await aWebhook();
    const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    const lead = aLead();
    await sendLead(app, lead);
    await webhook.arrivals(1);
    const [received] = webhook.received;
    expect(JSON.parse(received?.body ?? '')).toEqual(lead.envelope);
    expect(received?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': lead.envelope.submissionId,
    });
    await eventually(async () =>
      expect(await inbox(app)).toMatchObject([{ delivery: 'delivered' }]),
    );
  });

  test('goes to the webhook of its form type, others to the default', async () => {
    const own = await aWebhook();
    const other = await aWebhook();
    const { app } = await aListeningServer({
      LEADS_WEBHOOK_URL: other.url,
      WEBHOOK_PROVIDERS: own.origin,
    });
    await saveWebhook(app, 'hero_contact', own.url);
    const lead = aLead();
    await sendLead(app, lead);
    const popup = { ...lead.envelope, formType: 'assessment_popup' as const };
    const { submissionId } = aLead().envelope;
    await sendLead(app, { ...lead, envelope: { ...popup, submissionId } });
    await Promise.all([own.arrivals(1), other.arrivals(1)]);
    expect(own.received).toMatchObject([{ path: '/hooks/catch/1' }]);
    expect(own.received[0]?.body).toContain(lead.envelope.submissionId);
    expect(other.received[0]?.body).toContain(submissionId);
  });

  test.skipIf(onPostgres)(
    'that cannot be read is not tried again and again without a rest, and goes once it can',
    async () => {
      const webhook = await aWebhook();
      let ahead = 0;
      const { app, store, forwarder } = await aListeningServer(
        { LEADS_WEBHOOK_URL: webhook.url },
        { now: () => Date.now() + ahead },
      );
      const complaints = vi.spyOn(app.log, 'error');
      await sql`alter table photos rename to gone`.execute(store.db);
      await sendLead(app, aLead());
      await eventually(() => expect(complaints).toHaveBeenCalled());
      for (let more = 0; more < 20; more += 1) await sendLead(app, aLead());
      expect(complaints).toHaveBeenCalledOnce();
      await sql`alter table gone rename to photos`.execute(store.db);
      ahead = 30_000;
      forwarder.wake();
      await webhook.arrivals(21);
    },
  );

  test('is sent once however often it is repeated, and again when it was corrected', async () => {
    const webhook = await aWebhook();
    const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    const lead = aLead();
    await sendLead(app, lead);
    await webhook.arrivals(1);
    await sendLead(app, lead);
    await sendLead(app, lead);
    await sendLead(app, corrected(lead, 'Two parapets lean.'));
    await webhook.arrivals(2);
    // A lead sent after the repeats arrives after them: had they been forwarded, they would be here.
    await sendLead(app, aLead({ data: { message: 'the last' } }));
    await webhook.arrivals(3);
    expect(webhook.received.map(({ body }) => JSON.parse(body).data.message)).toEqual([
      'The parapet leans.',
      'Two parapets lean.',
      'the last',
    ]);
  });

  test.each([[500], [503], [408], [429], ['reset' as const]])(
    'is sent again after %s, until it is taken',
    async (failure) => {
      const webhook = await aWebhook((_received, index) => (index < 3 ? failure : 200));
      const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
      const lead = aLead();
      await sendLead(app, lead);
      await webhook.arrivals(4);
      await eventually(async () => {
        const { versions } = await leadDetail(app, lead.envelope.submissionId);
        expect(versions[0]?.attempts.map(({ result }) => result)).toEqual([
          'delivered',
          'retry',
          'retry',
          'retry',
        ]);
      });
    },
  );

  test('waits as long as Retry-After asks', async () => {
    const webhook = await aWebhook(() => ({ status: 429, headers: { 'retry-after': '90' } }));
    const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    const lead = aLead();
    const before = Date.now();
    await sendLead(app, lead);
    await eventually(async () => {
      const { versions } = await leadDetail(app, lead.envelope.submissionId);
      expect(versions[0]?.attempts).toMatchObject([{ status: 429, result: 'retry' }]);
      const next = Date.parse(versions[0]?.nextAttemptAt ?? '');
      expect(next).toBeGreaterThanOrEqual(before + 90_000);
    });
  });

  test.each([400, 401, 404, 410, 422, 302])(
    'stays in the inbox, marked, after %i, and can be sent again',
    async (status) => {
      const webhook = await aWebhook((_received, index) => (index === 0 ? status : 200));
      const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
      const { submissionId } = (await sent(app)).envelope;
      await eventually(async () =>
        expect(await inbox(app, '?state=undeliverable')).toMatchObject([{ id: submissionId }]),
      );
      const owner = await asOwner(app);
      await owner({ method: 'POST', url: `${paths.adminLeads}/${submissionId}/send` });
      await eventually(async () =>
        expect(await inbox(app)).toMatchObject([{ delivery: 'delivered' }]),
      );
      expect(webhook.received).toHaveLength(2);
    },
  );

  test('is given up and marked after a week of trying', async () => {
    let now = Date.now();
    const webhook = await aWebhook(() => {
      now += DAY;
      return 503;
    });
    const settings = { LEADS_WEBHOOK_URL: webhook.url };
    const { app } = await aListeningServer(settings, { now: () => now, random: () => 0 });
    await sent(app);
    await eventually(async () => expect(await inbox(app, '?state=undeliverable')).toHaveLength(1));
    expect(webhook.received).toHaveLength(8);
  });

  test.each([
    ['a month', 30 * DAY],
    ['some hours', 5 * HOUR],
  ])('is sent soon, though the clock was %s ahead when it failed', async (_long, ahead) => {
    let now = Date.now() + ahead;
    const webhook = await aWebhook((_received, index) => (index < 2 ? 503 : 200));
    const settings = { LEADS_WEBHOOK_URL: webhook.url, FORWARD_BASE_MS: '3600000' };
    const { app, forwarder } = await aListeningServer(settings, {
      now: () => now,
      random: () => 1,
    });
    const { submissionId } = (await sent(app)).envelope;
    const tried = (times: number) =>
      eventually(async () =>
        expect((await leadDetail(app, submissionId)).versions[0]?.attempts).toHaveLength(times),
      );
    await tried(1);
    now -= ahead;
    forwarder.wake();
    await tried(2);
    // It waits like any other once its clock is right: the lead that comes next is sent before it.
    forwarder.wake();
    const next = await sent(app);
    await webhook.arrivals(3);
    expect(webhook.received.map(({ body }) => JSON.parse(body).submissionId)).toEqual([
      submissionId,
      submissionId,
      next.envelope.submissionId,
    ]);
  });

  test('is sent soon, though the clock was some hours ahead when it came', async () => {
    const folder = freshFolder();
    const webhook = await aWebhook();
    const settings = { DATA_DIR: folder, LEADS_WEBHOOK_URL: webhook.url };
    const { app } = await aServer(settings, { now: () => Date.now() + 5 * HOUR });
    const { submissionId } = (await sent(app)).envelope;
    await app.close();
    await aListeningServer(settings);
    await webhook.arrivals(1);
    expect(webhook.received[0]?.body).toContain(submissionId);
  });

  test('is not given up because the clock was a month behind when it came', async () => {
    let now = Date.now() - 30 * DAY;
    const webhook = await aWebhook((_received, index) => {
      if (index === 1) now += 30 * DAY;
      return index < 4 ? 503 : 200;
    });
    const settings = { LEADS_WEBHOOK_URL: webhook.url };
    const { app } = await aListeningServer(settings, { now: () => now, random: () => 0 });
    await sent(app);
    await webhook.arrivals(5);
    await eventually(async () =>
      expect(await inbox(app)).toMatchObject([{ delivery: 'delivered' }]),
    );
  });

  test('is not carried on by a redirect', async () => {
    const inside = await aWebhook();
    const webhook = await aWebhook(() => ({ status: 307, headers: { location: inside.url } }));
    const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    await sent(app);
    await eventually(async () =>
      expect(await inbox(app)).toMatchObject([{ delivery: 'undeliverable' }]),
    );
    expect(inside.received).toHaveLength(0);
  });

  test('is one at a time for each destination', async () => {
    const webhook = await aWebhook(() => 'hang');
    const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    await Promise.all([sent(app), sent(app), sent(app)]);
    await webhook.arrivals(1);
    expect(webhook.received).toHaveLength(1);
    expect((await inbox(app)).map(({ delivery }) => delivery)).toEqual(Array(3).fill('waiting'));
    webhook.close();
  });

  test('waits its turn by age, not by the form that it came from', async () => {
    const webhook = await aWebhook();
    const { app } = await aServer({ LEADS_WEBHOOK_URL: webhook.url });
    const { envelope, guard } = aLead();
    const popup = { ...envelope, formType: 'assessment_popup' as const };
    const leads = [aLead(), aLead(), { envelope: popup, guard }, aLead()];
    for (const lead of leads) await sendLead(app, lead);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await webhook.arrivals(leads.length);
    expect(webhook.received.map(({ body }) => JSON.parse(body).submissionId)).toEqual(
      leads.map((lead) => lead.envelope.submissionId),
    );
  });

  test('is superseded by a correction while it waits', async () => {
    const webhook = await aWebhook((_received, index) =>
      index === 0 ? { status: 503, headers: { 'retry-after': '600' } } : 200,
    );
    const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    const lead = await sent(app);
    await eventually(async () => {
      const { versions } = await leadDetail(app, lead.envelope.submissionId);
      expect(versions[0]?.attempts).toHaveLength(1);
    });
    await sendLead(app, corrected(lead, 'better'));
    await eventually(async () => {
      const { versions } = await leadDetail(app, lead.envelope.submissionId);
      expect(versions).toMatchObject([{ delivery: 'delivered' }, { delivery: 'superseded' }]);
    });
  });

  test('goes on from where a stopped server left it', async () => {
    const folder = freshFolder();
    const closed = await aWebhook(() => 503);
    const first = await aListeningServer({ DATA_DIR: folder, LEADS_WEBHOOK_URL: closed.url });
    const lead = await sent(first.app);
    await closed.arrivals(1);
    await first.app.close();
    const open = await aWebhook();
    await aListeningServer({ DATA_DIR: folder, LEADS_WEBHOOK_URL: open.url });
    await open.arrivals(1);
    expect(open.received[0]?.body).toContain(lead.envelope.submissionId);
  });
});

describe('a server that is started with another address', () => {
  test('sends on by itself what the old one has refused, and what waits for it, and nothing else', async () => {
    const folder = freshFolder();
    const [right, own] = [await aWebhook(), await aWebhook(() => 404)];
    const wrong = await aWebhook((_received, index) => (index === 0 ? 404 : 503));
    const settings = {
      DATA_DIR: folder,
      WEBHOOK_PROVIDERS: own.origin,
      FORWARD_BASE_MS: '3600000',
    };
    const first = await aListeningServer({ ...settings, LEADS_WEBHOOK_URL: wrong.url });
    await saveWebhook(first.app, 'assessment_popup', own.url);
    const { envelope, guard } = aLead();
    await sendLead(first.app, {
      envelope: { ...envelope, formType: 'assessment_popup' as const },
      guard,
    });
    const refused = await sent(first.app);
    const waiting = await sent(first.app);
    await eventually(async () => {
      expect(await inbox(first.app, '?state=undeliverable')).toHaveLength(2);
      const { versions } = await leadDetail(first.app, waiting.envelope.submissionId);
      expect(versions[0]?.attempts).toHaveLength(1);
    });
    await first.app.close();

    const same = await aListeningServer({ ...settings, LEADS_WEBHOOK_URL: wrong.url });
    await sent(same.app);
    await wrong.arrivals(3);
    await same.app.close();
    expect([wrong.received.length, own.received.length]).toEqual([3, 1]);

    const second = await aListeningServer({ ...settings, LEADS_WEBHOOK_URL: right.url });
    await right.arrivals(3);
    await eventually(async () => expect(await inbox(second.app, '?state=waiting')).toEqual([]));
    const arrived = right.received.map(({ body }) => JSON.parse(body).submissionId);
    expect(arrived).toContain(refused.envelope.submissionId);
    expect(arrived).toContain(waiting.envelope.submissionId);
    expect([right.received.length, own.received.length]).toEqual([3, 1]);
    expect(await inbox(second.app, '?state=undeliverable')).toMatchObject([
      { formType: 'assessment_popup' },
    ]);
  });
});

test('an answer that cannot be recorded is recorded as soon as it can be, and nothing is sent twice', async () => {
  const webhook = await aWebhook();
  const { app, store } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
  await sql`alter table attempts rename to elsewhere`.execute(store.db);
  await sent(app);
  await webhook.arrivals(1);
  // Long enough for many a repeat, were there any.
  for (let index = 0; index < 20; index += 1) await sent(app);
  expect(webhook.received).toHaveLength(1);
  await sql`alter table elsewhere rename to attempts`.execute(store.db);
  await webhook.arrivals(21);
  await eventually(async () => expect(await inbox(app, '?state=waiting')).toHaveLength(0));
  const ids = webhook.received.map(({ body }) => JSON.parse(body).submissionId);
  expect([ids.length, new Set(ids).size]).toEqual([21, 21]);
});

describe('a lead with nowhere to go', () => {
  test('is not sent by surprise when a webhook is saved, but when the owner says so', async () => {
    const webhook = await aWebhook();
    const { app } = await aListeningServer({ WEBHOOK_PROVIDERS: webhook.origin });
    const early = await sent(app);
    expect(await inbox(app)).toMatchObject([{ delivery: 'inbox_only' }]);
    const url = `${paths.adminLeads}/${early.envelope.submissionId}/send`;
    const owner = await asOwner(app);
    const refused = await owner({ method: 'POST', url });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: { code: 'no_destination' } },
    ]);
    await saveWebhook(app, 'hero_contact', webhook.url);
    const late = await sent(app);
    await webhook.arrivals(1);
    expect((await owner({ method: 'POST', url })).statusCode).toBe(202);
    await webhook.arrivals(2);
    expect(webhook.received.map(({ body }) => JSON.parse(body).submissionId)).toEqual([
      late.envelope.submissionId,
      early.envelope.submissionId,
    ]);
  });

  test('waits no longer once the owner has removed its webhook', async () => {
    const webhook = await aWebhook(() => 503);
    const { app } = await aListeningServer({
      WEBHOOK_PROVIDERS: webhook.origin,
      FORWARD_BASE_MS: '60000',
    });
    await saveWebhook(app, 'hero_contact', webhook.url);
    await sent(app);
    await webhook.arrivals(1);
    const owner = await asOwner(app);
    await owner({ method: 'DELETE', url: `${paths.adminWebhooks}/hero_contact` });
    expect(await inbox(app)).toMatchObject([{ delivery: 'inbox_only' }]);
  });
});

describe('spam', () => {
  test('is not forwarded until the owner says that it is none', async () => {
    const webhook = await aWebhook();
    const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    const lead = { ...aLead(), guard: { trap: 'x', fillMs: 0 } };
    await sendLead(app, lead);
    expect(await inbox(app)).toMatchObject([{ spam: 'trap', delivery: 'inbox_only' }]);
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    const answer = await owner({ method: 'PATCH', url, payload: { spam: false } });
    expect(answer.json()).toMatchObject({ spam: null });
    await webhook.arrivals(1);
    expect(webhook.received[0]?.body).toContain(lead.envelope.submissionId);
  });
});

async function sent(app: Parameters<typeof sendLead>[0]) {
  const lead = aLead();
  await sendLead(app, lead);
  return lead;
}

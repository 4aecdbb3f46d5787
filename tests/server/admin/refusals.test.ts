import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { overviewSchema } from '#contract/admin/analytics.ts';
import { webhookSecretSchema } from '#contract/admin/webhooks.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';
import { firmTime } from '../../support/firm-clock.ts';

const DAY = 86_400_000;
/** Noon by the firm's clock, on a Monday. */
const START = firmTime('2026-03-02T12:00').getTime();

test('an error that nobody knows cannot be resolved', async () => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const answer = await owner({
    method: 'PATCH',
    url: `${paths.adminErrors}/4711`,
    payload: { resolved: true },
  });
  expect(answer.statusCode).toBe(404);
});

test('a lead that is not there can be neither read nor changed nor sent', async () => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const url = `${paths.adminLeads}/${randomUUID()}`;
  const answers = [
    await owner({ url }),
    await owner({ method: 'PATCH', url, payload: { stage: 'won' } }),
    await owner({ method: 'POST', url: `${url}/send` }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('a lead that is deleted while others change it is gone, and nobody sees a failure', async () => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const lead = aLead();
  await sendLead(app, lead);
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  const change = () => owner({ method: 'PATCH', url, payload: { stage: 'won' } });
  const answers = await Promise.all([
    owner({ method: 'DELETE', url }),
    ...Array.from({ length: 8 }, change),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  expect((await change()).statusCode).toBe(404);
});

test('two owners who ask for a new secret at once get two, of which the last signs and the other still does', async () => {
  const webhook = await aWebhook();
  const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
  const owner = await asOwner(app);
  const rotate = async () => {
    const answer = await owner({ method: 'POST', url: `${paths.adminWebhookSecret}/rotate` });
    return webhookSecretSchema.parse(answer.json()).secret;
  };
  const secrets = await Promise.all([rotate(), rotate()]);
  expect(new Set(secrets).size).toBe(2);
  await sendLead(app, aLead());
  await webhook.arrivals(1);
  // The one from before both, and each of these.
  expect(String(webhook.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(3);
});

describe('releases before the stages', () => {
  test('mark a lead as handled or not, which lays it aside or has it new again', async () => {
    const { app } = await aServer();
    const owner = await asOwner(app);
    const lead = aLead();
    await sendLead(app, lead);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    for (const [handled, stage] of [
      [true, 'archived'],
      [true, 'archived'],
      [false, 'new'],
    ] as const) {
      await owner({ method: 'PATCH', url, payload: { handled } });
      expect(await leadDetail(app, lead.envelope.submissionId)).toMatchObject({
        handled,
        work: { stage },
      });
    }
  });

  test('stored leads that were promised no answer: a first contact breaks no promise', async () => {
    const { app, store } = await aServer();
    const owner = await asOwner(app);
    const lead = aLead();
    await sendLead(app, lead);
    await store.db.updateTable('leads').set({ answer_by: null }).execute();
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    expect(
      (await owner({ method: 'PATCH', url, payload: { stage: 'contacted' } })).statusCode,
    ).toBe(200);
    const kept = await store.db
      .selectFrom('leads')
      .select(['contact_kept', 'contact_delay'])
      .execute();
    expect(kept).toEqual([{ contact_kept: null, contact_delay: expect.any(Number) }]);
  });
});

describe('a lead that its visitor corrects while somebody works on it', () => {
  /** A lead with a follow-up, corrected a day later. */
  async function correctedWith(followUp: string | null) {
    const clock = { now: START };
    const { app } = await aServer({}, { now: () => clock.now });
    const lead = aLead();
    await sendLead(app, lead);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    const owner = await asOwner(app);
    await owner({ method: 'PATCH', url, payload: { stage: 'contacted', followUp } });
    clock.now += DAY;
    await sendLead(app, corrected(lead, 'Two parapets lean.'));
    return (await leadDetail(app, lead.envelope.submissionId)).work;
  }

  test.each([
    [null, '2026-03-03'],
    ['2026-03-20', '2026-03-03'],
    ['2026-03-01', '2026-03-01'],
  ])('and whose follow-up is %s, is to be followed up on %s', async (followUp, wanted) => {
    expect(await correctedWith(followUp)).toMatchObject({ stage: 'contacted', followUp: wanted });
  });
});

test('the first screen shows what could not be forwarded, and nobody’s leads where nobody is named', async () => {
  const webhook = await aWebhook(() => 404);
  const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
  await sendLead(app, aLead());
  await eventually(async () => expect(await inbox(app, '?state=undeliverable')).toHaveLength(1));
  const owner = await asOwner(app);
  const shown = overviewSchema.parse((await owner({ url: paths.adminOverview })).json());
  expect(shown.views.mine).toBe(0);
  expect(shown.undeliverable).toMatchObject({ total: 1, newest: [{ attempt: { status: 404 } }] });
});

test('a server that stops while a webhook is silent keeps the lead, and the next sends it', async () => {
  const folder = freshFolder();
  const silent = await aWebhook(() => 'hang');
  const first = await aListeningServer({ DATA_DIR: folder, LEADS_WEBHOOK_URL: silent.url });
  const lead = aLead();
  await sendLead(first.app, lead);
  await silent.arrivals(1);
  await first.app.close();
  const webhook = await aWebhook();
  const second = await aListeningServer({ DATA_DIR: folder, LEADS_WEBHOOK_URL: webhook.url });
  await webhook.arrivals(1);
  await eventually(async () => {
    const { versions } = await leadDetail(second.app, lead.envelope.submissionId);
    // What was cut off is no failure of the receiver's.
    expect(versions[0]?.attempts.map(({ result }) => result)).toEqual(['delivered']);
  });
}, 30_000);

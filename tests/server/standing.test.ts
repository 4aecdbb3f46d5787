import { expect, test } from 'vitest';
import { overviewSchema } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { standingSchema } from '#contract/standing.ts';
import { aLead } from './support/lead.ts';
import { asOwner, inbox } from './support/owner.ts';
import { aServer, sendLead } from './support/server.ts';

test('a phone that has lost requests learns which have arrived, erased ones too', async () => {
  const { app } = await aServer();
  const [kept, erased, never] = [aLead(), aLead(), aLead()].map(({ envelope }) => envelope);
  for (const envelope of [kept, erased]) {
    await sendLead(app, { ...aLead(), envelope: envelope ?? aLead().envelope });
  }
  const owner = await asOwner(app);
  const receipts = new Map((await inbox(app)).map(({ id, receipt }) => [id, receipt]));
  await owner({ method: 'DELETE', url: `${paths.adminLeads}/${erased?.submissionId}` });
  const ids = [kept, erased, never].map((envelope) => envelope?.submissionId ?? '');
  const answer = await app.inject({ method: 'POST', url: paths.leadStanding, payload: { ids } });
  const { arrived } = standingSchema.parse(answer.json());
  expect(new Map(arrived.map(({ id, receipt }) => [id, receipt]))).toEqual(receipts);
  expect(Object.keys(arrived[0] ?? {}).toSorted()).toEqual(['id', 'receipt']);
});

test('lost requests are counted without a person, for the owner and the metrics', async () => {
  const { app } = await aServer({ METRICS_TOKEN: 't'.repeat(32) });
  const owner = await asOwner(app);
  const read = async () =>
    overviewSchema.parse((await owner({ url: paths.adminOverview })).json()).lostOnPhones;
  expect(await read()).toEqual({ total: 0, lastDay: null });
  for (const count of [1, 2]) {
    const call = { method: 'POST', url: paths.lostLeads, payload: { count } } as const;
    expect((await app.inject(call)).statusCode).toBe(204);
  }
  expect(await read()).toMatchObject({ total: 3, lastDay: expect.any(String) });
  const headers = { authorization: `Bearer ${'t'.repeat(32)}` };
  const metrics = await app.inject({ url: '/metrics', headers });
  expect(metrics.body).toContain('ashlar_requests_lost_on_phones 3');
});

test.each([
  [paths.leadStanding, { ids: [] }],
  [paths.leadStanding, { ids: ['1'] }],
  [paths.lostLeads, { count: 51 }],
  [paths.lostLeads, { count: 0 }],
])('%s refuses %j', async (url, payload) => {
  const { app } = await aServer();
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(400);
});

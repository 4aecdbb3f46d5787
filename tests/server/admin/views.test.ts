import { parse } from 'csv-parse/sync';
import { exportColumns } from '#content/admin/export.ts';
import { expect, test } from 'vitest';
import {
  type LeadChange,
  leadPageSchema,
  todaySchema,
  type LeadView,
  OWNER_NAME_HEADER,
} from '#contract/admin/leads.ts';
import { overviewSchema } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, PASSWORD } from '../support/owner.ts';
import { aListeningServer, aServer, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';
import { firmTime } from '../../support/firm-clock.ts';

const DAY = 86_400_000;
/** A Monday, noon by the firm's clock. */
const START = firmTime('2026-03-02T12:00').getTime();

/** An admin into which leads come at a clock that can be put on. */
async function setUp() {
  const clock = { now: START };
  const { app } = await aServer({}, { now: () => clock.now });
  const owner = async (name: string, url: string) => {
    const signedIn = await app.inject({
      method: 'POST',
      url: paths.session,
      payload: { password: PASSWORD },
    });
    const cookies = Object.fromEntries(signedIn.cookies.map((one) => [one.name, one.value]));
    const headers = { [OWNER_NAME_HEADER]: encodeURIComponent(name) };
    return app.inject({ url, cookies, headers });
  };
  return {
    clock,
    /** A lead that has come now and been worked on so. */
    async arrives(change?: LeadChange): Promise<string> {
      const lead = aLead();
      await sendLead(app, lead);
      const id = lead.envelope.submissionId;
      if (change) {
        const url = `${paths.adminLeads}/${id}`;
        await (
          await asOwner(app)
        )({ method: 'PATCH', url, payload: change });
      }
      return id;
    },
    async view(view: LeadView, { name = '', more = '' } = {}) {
      const answer = await owner(name, `${paths.adminLeads}?view=${view}${more}`);
      return leadPageSchema.parse(answer.json());
    },
    counts: async (name = '') =>
      overviewSchema.parse((await owner(name, paths.adminOverview)).json()).views,
    owner,
  };
}

const idsOf = ({ leads }: { leads: { id: string }[] }) => leads.map(({ id }) => id);

test('late is what is new past its promised time, the longest overdue first, page by page', async () => {
  const { clock, arrives, view, counts } = await setUp();
  const late: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    late.push(await arrives());
    clock.now += 60_000;
  }
  await arrives({ stage: 'contacted' });
  await arrives({ spam: true });
  expect((await view('late')).total).toBe(0);
  clock.now += 7 * DAY;
  await arrives();
  const first = await view('late', { more: '&limit=3' });
  expect(first.total).toBe(5);
  expect(idsOf(first)).toEqual(late.slice(0, 3));
  const cursor = encodeURIComponent(first.nextCursor ?? '');
  const second = await view('late', { more: `&limit=3&cursor=${cursor}` });
  expect([idsOf(second), second.nextCursor]).toEqual([late.slice(3), null]);
  expect(await counts()).toMatchObject({ late: 5, new: 6 });
});

test('this week’s visits are booked from Monday to Sunday, the next one first', async () => {
  const { arrives, view, counts } = await setUp();
  const booked = (followUp: string) => arrives({ stage: 'visit_booked', followUp });
  const sunday = await booked('2026-03-08');
  const monday = await booked('2026-03-02');
  await booked('2026-03-01');
  await booked('2026-03-09');
  await arrives({ stage: 'contacted', followUp: '2026-03-04' });
  await arrives({ stage: 'visit_booked' });
  expect(idsOf(await view('visits'))).toEqual([monday, sunday]);
  expect((await counts()).visits).toBe(2);
});

test('mine is what the one who looks has in hand, however the name is written', async () => {
  const { arrives, view, counts } = await setUp();
  const mine = await arrives({ assignee: 'Peter' });
  await arrives({ assignee: 'Daniel' });
  await arrives({ assignee: 'Peter', stage: 'won' });
  await arrives();
  expect(idsOf(await view('mine', { name: 'peter' }))).toEqual([mine]);
  expect(idsOf(await view('mine', { name: 'Zoë' }))).toEqual([]);
  expect(idsOf(await view('mine'))).toEqual([]);
  expect([(await counts('Peter')).mine, (await counts()).mine]).toEqual([1, 0]);
});

test('what is due today or was before is counted, and can be narrowed further', async () => {
  const { arrives, view, counts } = await setUp();
  const before = await arrives({ followUp: '2026-03-01', stage: 'quoted' });
  const today = await arrives({ followUp: '2026-03-02' });
  await arrives({ followUp: '2026-03-03' });
  expect(idsOf(await view('due'))).toEqual([before, today]);
  expect(idsOf(await view('due', { more: '&state=quoted' }))).toEqual([before]);
  expect(idsOf(await view('due', { more: '&text=parapet&formType=hero_contact' }))).toEqual([
    today,
    before,
  ]);
  expect((await counts()).due).toBe(2);
});

test('what is lost or archived is not due, and what is quoted has a view of its own', async () => {
  const { arrives, view, counts } = await setUp();
  const quoted = await arrives({ stage: 'quoted' });
  for (const stage of ['lost', 'archived'] as const) {
    await arrives({ stage, followUp: '2026-03-01' });
  }
  expect(idsOf(await view('due'))).toEqual([]);
  expect((await counts()).due).toBe(0);
  expect(idsOf(await view('quoted'))).toEqual([quoted]);
});

test('today lists whom to ring, follow-ups, visits and quotes, no lead twice', async () => {
  const { clock, arrives, owner } = await setUp();
  const today = async () => todaySchema.parse((await owner('', paths.adminToday)).json());
  const first = await arrives();
  clock.now += 60_000;
  const second = await arrives();
  await arrives({ followUp: '2026-03-03' });
  await arrives({ spam: true });
  const due = await arrives({ stage: 'contacted', followUp: '2026-03-01' });
  await arrives({ stage: 'lost', followUp: '2026-03-01' });
  const visit = await arrives({ stage: 'visit_booked', followUp: '2026-03-02' });
  await arrives({ stage: 'visit_booked', followUp: '2026-03-03' });
  const quoted = await arrives({ stage: 'quoted' });
  const asked = await arrives({ stage: 'quoted', followUp: '2026-03-02' });
  const lists = await today();
  expect(Object.values(lists).map((list) => idsOf(list))).toEqual([
    [first, second],
    [due, asked],
    [visit],
    [quoted],
  ]);
  expect(Object.values(lists).map(({ total }) => total)).toEqual([2, 2, 1, 1]);
});

test('the export of a view has its leads, all of them, in its order', async () => {
  const { clock, arrives, owner } = await setUp();
  const ids: string[] = [];
  for (let index = 0; index < 120; index += 1) {
    ids.push(await arrives());
    clock.now += 1000;
  }
  clock.now += 7 * DAY;
  const csv = await owner('', `${paths.adminLeadsCsv}?view=late`);
  const rows: Record<string, string>[] = parse(csv.body, { columns: true, bom: true });
  expect(rows.map((row) => row[exportColumns.id])).toEqual(ids);
});

test.each(['?view=gone', '?view=late&cursor=1~x', '?cursor=~'])('%s is refused', async (query) => {
  const { owner } = await setUp();
  expect((await owner('', paths.adminLeads + query)).statusCode).toBe(400);
});

test('what could not be forwarded is told with the answer it got, the newest first', async () => {
  const webhook = await aWebhook(() => 422);
  const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
  const leads = [aLead(), aLead()];
  for (const lead of leads) await sendLead(app, lead, { 'submission-attempt': '2' });
  await sendLead(app, aLead({ data: { name: 'Bot' } }), { 'submission-attempt': '1' });
  const owner = await asOwner(app);
  const read = async () => overviewSchema.parse((await owner({ url: paths.adminOverview })).json());
  await eventually(async () => expect((await read()).undeliverable.total).toBe(3));
  const { undeliverable, withoutSignal } = await read();
  expect(undeliverable.newest.map(({ lead }) => lead.id).slice(1)).toEqual(
    leads.map(({ envelope }) => envelope.submissionId).reverse(),
  );
  expect(undeliverable.newest[0]?.attempt).toMatchObject({ status: 422, result: 'undeliverable' });
  expect(withoutSignal).toEqual({ count: 2, of: 3, share: 2 / 3 });
});

test('a lead that waits at a webhook that fails is counted until that takes it', async () => {
  const answer = { status: 500 };
  const webhook = await aWebhook(() => answer.status);
  const { app } = await aListeningServer({
    LEADS_WEBHOOK_URL: webhook.url,
    FORWARD_BASE_MS: '50',
  });
  const owner = await asOwner(app);
  const read = async () => overviewSchema.parse((await owner({ url: paths.adminOverview })).json());
  expect((await read()).failing).toBe(0);
  await sendLead(app, aLead());
  await eventually(async () => expect((await read()).failing).toBe(1));
  answer.status = 200;
  await eventually(async () => expect((await read()).failing).toBe(0));
});

test('what waits is for the owner alone', async () => {
  const { app } = await aServer();
  expect((await app.inject({ url: paths.adminOverview })).statusCode).toBe(401);
});

import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { exportColumns } from '#content/admin/export.ts';
import { stageLabels } from '#content/admin/lead.ts';
import { describe, expect, test } from 'vitest';
import { type LeadChange, leadDetailSchema, leadPageSchema } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { dueBy } from '#server/store/reads/lead-list.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { planOf, queriesOf } from '../support/plan.ts';
import { aServer, sendLead } from '../support/server.ts';
import { firmTime } from '../../support/firm-clock.ts';

const DAY = 86_400_000;
/** Noon by the firm's clock. */
const START = firmTime('2026-03-02T12:00').getTime();

/** An inbox with one lead, in which somebody works. */
async function setUp() {
  const clock = { now: START };
  const { app, store } = await aServer({}, { now: () => clock.now });
  const lead = aLead();
  await sendLead(app, lead);
  // Signed in again each time: days pass in these stories.
  const owner = async (call: Parameters<Awaited<ReturnType<typeof asOwner>>>[0]) =>
    (await asOwner(app))(call);
  const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
  const change = (payload: LeadChange) => owner({ method: 'PATCH', url, payload });
  const due = async () =>
    leadPageSchema
      .parse((await owner({ url: `${paths.adminLeads}?view=due` })).json())
      .leads.map(({ id }) => id);
  return { app, store, clock, lead, id: lead.envelope.submissionId, url, owner, change, due };
}

describe('the work on a lead', () => {
  test('goes from new to won, and every step is written down with its time and who took it', async () => {
    const { clock, change, id, app } = await setUp();
    expect((await inbox(app))[0]?.work).toEqual({
      stage: 'new',
      lostReason: '',
      assignee: '',
      followUp: null,
      quote: null,
      visit: null,
      version: 0,
    });
    await change({ stage: 'contacted', by: 'Peter', assignee: 'Daniel' });
    clock.now += 60_000;
    await change({ note: 'Rings back.', followUp: '2026-03-05', by: 'Daniel' });
    for (const stage of ['visit_booked', 'quoted', 'won'] as const) await change({ stage });
    const { work, events, handled } = await leadDetail(app, id);
    // What is closed is not followed up any more.
    expect(work).toMatchObject({ stage: 'won', assignee: 'Daniel', followUp: null });
    expect(work?.version).toBe(5);
    expect(handled).toBe(true);
    expect(events?.map(({ author, kind, text }) => [author, kind, text])).toEqual([
      ['Peter', 'stage', 'contacted'],
      ['Peter', 'assignee', 'Daniel'],
      ['Daniel', 'follow_up', '2026-03-05'],
      ['Daniel', 'note', 'Rings back.'],
      ['', 'stage', 'visit_booked'],
      ['', 'stage', 'quoted'],
      ['', 'stage', 'won'],
      ['', 'follow_up', ''],
    ]);
    expect(events?.[0]?.at).toBe(new Date(START).toISOString());
    expect(events?.[2]?.at).toBe(new Date(START + 60_000).toISOString());
  });

  test('that is lost has a reason for as long as it is', async () => {
    const { change } = await setUp();
    const lost = await change({ stage: 'lost', lostReason: 'Too dear' });
    expect(lost.json().work).toMatchObject({ stage: 'lost', lostReason: 'Too dear' });
    expect(lost.json().events).toMatchObject([{ text: 'lost', reason: 'Too dear' }]);
    expect((await change({ stage: 'quoted' })).json().work).toMatchObject({ lostReason: '' });
  });

  test('is not overwritten by who has seen an older version: 409, and nothing is changed', async () => {
    const { change, app, id } = await setUp();
    expect((await change({ stage: 'contacted', ifVersion: 0 })).statusCode).toBe(200);
    const late = await change({ stage: 'archived', note: 'mine', ifVersion: 0 });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'stale_lead']);
    const { work, events } = await leadDetail(app, id);
    expect(work).toMatchObject({ stage: 'contacted', version: 1 });
    expect(events).toHaveLength(1);
    expect((await change({ note: 'mine', ifVersion: 1 })).statusCode).toBe(200);
  });

  test('that was done without signal is applied once, however often it is sent', async () => {
    const { change, app, id } = await setUp();
    const kept = { changeId: randomUUID(), stage: 'contacted', note: 'Rang.' } as const;
    const sent = { ...kept, was: { stage: 'new' } } as const;
    for (const answer of [await change(sent), await change(sent)]) {
      expect(answer.json().work).toMatchObject({ stage: 'contacted', version: 1 });
    }
    expect((await leadDetail(app, id)).events?.map(({ kind }) => kind)).toEqual(['stage', 'note']);
  });

  test('that was done without signal is refused only if somebody has set the same value', async () => {
    const { change, app, id } = await setUp();
    await change({ assignee: 'Daniel', note: 'Mine.' });
    const kept = { changeId: randomUUID(), stage: 'contacted', was: { stage: 'new' } } as const;
    expect((await change(kept)).statusCode).toBe(200);
    const late = { changeId: randomUUID(), stage: 'lost', was: { stage: 'new' } } as const;
    expect((await change(late)).json().error.code).toBe('stale_lead');
    expect((await leadDetail(app, id)).work).toMatchObject({ stage: 'contacted', version: 2 });
    // Its owner has looked, and wants it anyway.
    expect((await change({ ...late, was: { stage: 'contacted' } })).statusCode).toBe(200);
    const same = { changeId: randomUUID(), stage: 'lost', was: { stage: 'new' } } as const;
    expect((await change(same)).statusCode).toBe(200);
    expect((await leadDetail(app, id)).work?.stage).toBe('lost');
  });

  test('is written down at the time at which it was done, within what is possible', async () => {
    const { change, app, id, clock } = await setUp();
    clock.now += DAY;
    const hours = (count: number) => new Date(START + count * 3_600_000).toISOString();
    await change({ note: 'on the way', madeAt: hours(2) });
    await change({ note: 'before it came', madeAt: hours(-1) });
    await change({ note: 'tomorrow', madeAt: hours(48) });
    const times = (await leadDetail(app, id)).events?.map(({ at }) => at);
    expect(times).toEqual([hours(2), hours(0), hours(24)]);
  });

  test('of two who change it at the same moment one is refused', async () => {
    const { app, id, url } = await setUp();
    const owner = await asOwner(app);
    const answers = await Promise.all(
      ['contacted', 'quoted'].map((stage) =>
        owner({ method: 'PATCH', url, payload: { stage, ifVersion: 0 } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await leadDetail(app, id)).work?.version).toBe(1);
  });

  test('is in the view of follow-ups from the day on which it is to be followed up, unless it is spam', async () => {
    const { change, due, clock, id } = await setUp();
    await change({ followUp: '2026-03-04' });
    expect(await due()).toEqual([]);
    clock.now += 2 * DAY;
    expect(await due()).toEqual([id]);
    await change({ spam: true });
    expect(await due()).toEqual([]);
    await change({ spam: false, followUp: null });
    expect(await due()).toEqual([]);
  });

  test('begins again with a correction when it was laid aside, else comes up on that day', async () => {
    const { app, change, lead, id, due } = await setUp();
    await change({ stage: 'archived' });
    await sendLead(app, corrected(lead, 'one more thing'));
    expect((await leadDetail(app, id)).work).toMatchObject({ stage: 'new', version: 2 });
    await change({ stage: 'quoted' });
    await sendLead(app, corrected(lead, 'and another', 3));
    expect((await leadDetail(app, id)).work).toMatchObject({ stage: 'quoted', version: 4 });
    expect(await due()).toEqual([id]);
    expect((await change({ stage: 'won', ifVersion: 3 })).statusCode).toBe(409);
  });

  test('narrows the inbox by stage, is counted there, and stands in the export', async () => {
    const { app, owner, change } = await setUp();
    await sendLead(app, aLead());
    await change({
      stage: 'lost',
      lostReason: 'Too dear',
      assignee: 'Peter',
      followUp: '2026-04-01',
    });
    const totalOf = async (state: string) =>
      leadPageSchema.parse((await owner({ url: `${paths.adminLeads}?state=${state}` })).json());
    for (const [state, total] of [
      ['open', 1],
      ['lost', 1],
      ['won', 0],
      ['follow_up', 1],
    ] as const) {
      const page = await totalOf(state);
      expect([state, page.total, page.leads.length]).toEqual([state, total, total]);
    }
    expect((await totalOf('lost&formType=hero_contact')).total).toBe(1);
    expect((await totalOf('lost&formType=feedback')).total).toBe(0);
    const csv = await owner({ url: `${paths.adminLeadsCsv}?state=lost` });
    const rows: Record<string, string>[] = parse(csv.body, { columns: true, bom: true });
    expect(rows).toMatchObject([
      {
        [exportColumns.stage]: stageLabels.lost,
        [exportColumns.lostReason]: 'Too dear',
        [exportColumns.assignee]: 'Peter',
        [exportColumns.followUp]: '2026-04-01',
      },
    ]);
  });

  test('goes with the lead when that is deleted', async () => {
    const { store, owner, url, change } = await setUp();
    await change({ note: 'unmistakable' });
    await owner({ method: 'DELETE', url });
    expect(await store.db.selectFrom('lead_events').selectAll().execute()).toEqual([]);
  });

  test.each([
    { stage: 'gone' },
    { note: '' },
    { followUp: '2026-02-30' },
    { assignee: 'x'.repeat(61) },
    { ifVersion: -1 },
  ])('refuses %j with 400', async (payload) => {
    const { owner, url } = await setUp();
    expect((await owner({ method: 'PATCH', url, payload })).statusCode).toBe(400);
  });

  test('that is due is found by index', async () => {
    const { store } = await setUp();
    const queries = await queriesOf(store, (db) => dueBy(db, '2026-03-05'));
    const plans = await Promise.all(queries.map((query) => planOf(store, query)));
    expect(plans.join('\n')).toContain('leads_due');
  });

  test('is told with the lead', async () => {
    const { owner, url } = await setUp();
    expect(leadDetailSchema.parse((await owner({ url })).json()).events).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { LeadChange } from '#contract/admin/leads.ts';
import { analyticsSchema } from '#contract/admin/analytics.ts';
import type { LeadRequest } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { areaEntries } from '#content/areas/index.ts';
import { popupServices } from '#content/forms/options.ts';
import { categoryOf, noAdditions } from '#server/store/category.ts';
import { aLead } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';
import { firmTime } from '../../support/firm-clock.ts';

const HOUR = 3_600_000;
/** Ten in the morning of a Monday by the firm's clock. */
const START = firmTime('2026-03-02T10:00').getTime();

/** Choices of the form that stand for something of their own. */
const [first = '', second = ''] = popupServices.map(({ value }) => value);
const [here = '', there = ''] = areaEntries.map(({ label }) => label);

function about(service: string, location: string) {
  const lead = aLead({ data: { service, location } });
  return { lead, ...categoryOf(lead.envelope, noAdditions) };
}

async function setUp() {
  const clock = { now: START };
  const { app, store } = await aServer({}, { now: () => clock.now });
  const owner = async (call: Parameters<Awaited<ReturnType<typeof asOwner>>>[0]) =>
    (await asOwner(app))(call);
  const change = async (lead: LeadRequest, payload: LeadChange) => {
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    expect((await owner({ method: 'PATCH', url, payload })).statusCode).toBe(200);
  };
  const take = async (lead: ReturnType<typeof aLead>) => {
    await sendLead(app, lead);
    return lead;
  };
  const read = async (days = 30) => {
    const answer = await owner({ url: `${paths.adminAnalytics}?days=${days}` });
    return analyticsSchema.parse(answer.json());
  };
  return { app, store, clock, owner, change, take, read };
}

describe('the funnel', () => {
  test('counts each lead in every stage on its way, by form, service and area', async () => {
    const { take, change, read } = await setUp();
    const [sold, dear] = [about(first, here), about(first, there)];
    const won = await take(sold.lead);
    const quoted = await take(dear.lead);
    const open = about(second, '');
    await take(open.lead);
    for (const stage of ['contacted', 'visit_booked', 'quoted', 'won'] as const)
      await change(won, { stage });
    // Straight to the quotation: the steps before it count as taken.
    await change(quoted, { stage: 'quoted' });
    const { funnel } = await read();
    expect(funnel?.form).toEqual([
      { id: 'hero_contact', leads: 3, contacted: 2, visitBooked: 2, quoted: 2, won: 1 },
    ]);
    expect(funnel?.service).toEqual([
      { id: sold.service, leads: 2, contacted: 2, visitBooked: 2, quoted: 2, won: 1 },
      { id: open.service, leads: 1, contacted: 0, visitBooked: 0, quoted: 0, won: 0 },
    ]);
    expect(new Map(funnel?.area.map((row) => [row.id, [row.leads, row.won]]))).toEqual(
      new Map([
        ['', [1, 0]],
        [sold.area, [1, 1]],
        [dear.area, [1, 0]],
      ]),
    );
  });

  test('keeps what is lost or archived where it had come to, and takes a step back as meant', async () => {
    const { take, change, read } = await setUp();
    const [lost, mistaken] = [await take(aLead()), await take(aLead())];
    await change(lost, { stage: 'quoted' });
    await change(lost, { stage: 'lost', lostReason: 'Too dear' });
    await change(mistaken, { stage: 'won' });
    await change(mistaken, { stage: 'contacted' });
    expect((await read()).funnel?.form).toEqual([
      { id: 'hero_contact', leads: 2, contacted: 2, visitBooked: 1, quoted: 1, won: 0 },
    ]);
  });

  test('leaves spam and what is deleted out, and follows a correction to another service', async () => {
    const { take, change, read, owner } = await setUp();
    const [spam, deleted, moved] = [
      await take(aLead()),
      await take(aLead()),
      await take(about(first, here).lead),
    ];
    await change(spam, { stage: 'contacted' });
    await change(spam, { spam: true });
    await change(deleted, { stage: 'won' });
    const url = `${paths.adminLeads}/${deleted.envelope.submissionId}`;
    await owner({ method: 'DELETE', url });
    const { submissionId } = moved.envelope;
    const data = { service: second, location: here };
    await take(aLead({ submissionId, revision: 2, data }));
    const { funnel, firstContact } = await read();
    const { service } = about(second, here);
    expect(funnel?.service).toMatchObject([{ id: service, leads: 1, contacted: 0 }]);
    expect(firstContact).toMatchObject({ count: 0, medianMs: null });
  });

  test('is of the leads that came in the days asked for', async () => {
    const { take, read, clock } = await setUp();
    await take(aLead());
    clock.now += 40 * 24 * HOUR;
    await take(aLead());
    expect((await read(30)).funnel?.form).toMatchObject([{ leads: 1 }]);
    expect((await read(60)).funnel?.form).toMatchObject([{ leads: 2 }]);
  });
});

describe('the first contact', () => {
  test('is the first step out of new, however often it is taken: its median and its share in time', async () => {
    const { take, change, read, clock } = await setUp();
    const leads = [await take(aLead()), await take(aLead()), await take(aLead())];
    const [soon, later, late] = leads;
    if (soon === undefined || later === undefined || late === undefined) throw new Error('no lead');
    clock.now = START + HOUR;
    await change(soon, { stage: 'contacted' });
    await change(soon, { stage: 'new' });
    clock.now = START + 2 * HOUR;
    await change(later, { stage: 'archived' });
    clock.now = START + 3 * HOUR;
    await change(soon, { stage: 'contacted' });
    clock.now = START + 72 * HOUR;
    await change(late, { stage: 'contacted' });
    expect((await read()).firstContact).toEqual({
      count: 3,
      medianMs: 7_200_000,
      promised: 3,
      kept: 2,
    });
  });

  test('of a lead that still waits is not counted', async () => {
    const { take, change, read } = await setUp();
    await change(await take(aLead()), { note: 'Nobody answers.', assignee: 'Daniel' });
    expect((await read()).firstContact).toEqual({
      count: 0,
      medianMs: null,
      promised: 0,
      kept: 0,
    });
  });
});

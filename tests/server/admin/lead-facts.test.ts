import { expect, test } from 'vitest';
import { analyticsSchema, overviewSchema } from '#contract/admin/analytics.ts';
import { visitFeedSchema } from '#contract/admin/lead-facts.ts';
import type { LeadChange } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { personKeysOf } from '#server/store/person.ts';
import { businessDay, businessMomentAt } from '#content/business-time.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, inbox, leadDetail } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

const START = Date.parse('2026-03-02T01:00:00Z');
const MINUTE = 60_000;

async function setUp() {
  const clock = { now: START };
  const { app, store } = await aServer({}, { now: () => clock.now });
  /** A lead of these answers; resolves with its id. */
  async function arrive(data: Parameters<typeof aLead>[0] = {}): Promise<string> {
    const lead = aLead(data);
    await sendLead(app, lead);
    return lead.envelope.submissionId;
  }
  const owner = async (call: Parameters<Awaited<ReturnType<typeof asOwner>>>[0]) =>
    (await asOwner(app))(call);
  const change = (id: string, payload: LeadChange) =>
    owner({ method: 'PATCH', url: `${paths.adminLeads}/${id}`, payload });
  const link = (id: string, other: string, isSame: boolean) =>
    owner({
      method: 'POST',
      url: `${paths.adminLeads}/${id}/person`,
      payload: { other, isSame, by: 'Peter' },
    });
  const detail = (id: string) => leadDetail(app, id);
  return { app, store, clock, arrive, owner, change, link, detail };
}

const someoneElse = {
  data: { phone: '0491 570 110', phoneE164: '+61491570110', email: 'ann@example.com' },
} as const;

test.each([
  ['Mary+site@Example.com', 'mary@example.com'],
  ['m.ary+x@googlemail.com', 'mary@gmail.com'],
  ['m.ary@example.com', 'm.ary@example.com'],
  ['', ''],
])('the address %j is of the mailbox %j', (email, key) => {
  expect(personKeysOf(aLead({ data: { email } }).envelope).email_key).toBe(key);
});

test('leads with the same phone or address are shown together, newest first, others not', async () => {
  const { arrive, clock, detail } = await setUp();
  const first = await arrive({ data: { email: 'other@example.com', message: 'One' } });
  clock.now += 60 * MINUTE;
  const second = await arrive({ data: { phone: '0491 570 156', email: 'MARY@example.com' } });
  clock.now += 60 * MINUTE;
  const third = await arrive();
  await arrive(someoneElse);
  const { related } = await detail(third);
  expect(related?.map(({ id }) => id)).toEqual([second, first]);
  expect(related?.map(({ isRepeat }) => isRepeat)).toEqual([false, false]);
});

test('the same content within ten minutes is said to be one request, sent twice', async () => {
  const { arrive, clock, detail } = await setUp();
  const first = await arrive();
  clock.now += 9 * MINUTE;
  const second = await arrive({
    data: { phone: '+61 491 570 006', pageUrl: 'https://x.example/' },
  });
  clock.now += 2 * MINUTE;
  const third = await arrive();
  expect((await detail(first)).related).toMatchObject([
    { id: third, isRepeat: false },
    { id: second, isRepeat: true },
  ]);
});

test('leads are joined by receipt number and parted again, with the history saying who did it', async () => {
  const { app, arrive, detail, link } = await setUp();
  const one = await arrive();
  const other = await arrive(someoneElse);
  const receipt = (await inbox(app)).find(({ id }) => id === other)?.receipt ?? '';
  expect((await link(one, receipt.toLowerCase(), true)).statusCode).toBe(200);
  expect((await detail(other)).related).toMatchObject([{ id: one, isParted: false }]);
  await link(other, one, false);
  const { related, events } = await detail(one);
  expect(related).toMatchObject([{ id: other, isParted: true }]);
  expect(events?.map(({ author, kind, text, reason }) => [author, kind, text, reason])).toEqual([
    ['Peter', 'person', 'joined', receipt],
    ['Peter', 'person', 'parted', receipt],
  ]);
  expect((await link(one, 'NO-SUCH-LEAD', true)).statusCode).toBe(404);
  expect((await link(one, one, true)).statusCode).toBe(404);
});

test('a quote is on the lead, in its history and in the sums of open and won ones', async () => {
  const { arrive, change, detail, owner } = await setUp();
  const [open, won, spam] = [await arrive(), await arrive(), await arrive()];
  const quote = (cents: number) => ({ cents, validUntil: '2026-04-01', note: 'Scaffold included' });
  await change(open, { quote: quote(495_000), stage: 'quoted' });
  await change(won, { quote: quote(110_050), stage: 'won' });
  await change(won, { stage: 'archived' });
  await change(spam, { quote: quote(100), stage: 'quoted', spam: true });
  expect((await detail(open)).work?.quote).toEqual(quote(495_000));
  expect((await detail(open)).events).toMatchObject([
    { kind: 'stage' },
    { kind: 'quote', text: '495000', reason: 'Scaffold included' },
  ]);
  const sums = { open: { count: 1, cents: 495_000 }, won: { count: 1, cents: 110_050 } };
  const figures = analyticsSchema.parse((await owner({ url: paths.adminAnalytics })).json());
  expect(figures.quotes).toEqual(sums);
  expect(figures.sources).toMatchObject([{ leads: 2, won: 1, wonCents: 110_050 }]);
  expect(overviewSchema.parse((await owner({ url: paths.adminOverview })).json()).quotes).toEqual(
    sums,
  );
  await change(open, { quote: null });
  expect((await detail(open)).work?.quote).toBeNull();
});

test('a visit is counted in its week, and points at visits at the same time', async () => {
  const { arrive, change, detail, owner } = await setUp();
  const [one, other, later] = [await arrive(), await arrive(), await arrive()];
  const at = (clock: string) => businessMomentAt('2026-03-04', clock).toISOString();
  const visit = (clock: string) => ({ at: at(clock), minutes: 60, note: '' });
  await change(one, { visit: visit('10:00'), stage: 'visit_booked' });
  await change(other, { visit: visit('10:30'), stage: 'visit_booked', assignee: 'Peter' });
  await change(later, { visit: visit('11:30'), stage: 'visit_booked' });
  expect((await detail(one)).overlaps).toMatchObject([
    { id: other, assignee: 'Peter', minutes: 60 },
  ]);
  expect((await detail(later)).overlaps).toEqual([]);
  expect((await detail(one)).work?.followUp).toBe(businessDay(new Date(at('10:00'))));
  const { views } = overviewSchema.parse((await owner({ url: paths.adminOverview })).json());
  expect(views.visits).toBe(3);
});

test('a visit and a quote are saved whatever a colleague has done meanwhile, but for the same or the day', async () => {
  const { arrive, change, detail } = await setUp();
  const id = await arrive();
  const visit = { at: '2026-03-04T00:00:00.000Z', minutes: 60, note: '' };
  const quote = { cents: 10_000, validUntil: '2026-04-01', note: '' };
  await change(id, { note: 'Rings back.', assignee: 'Daniel' });
  const booked = { visit, stage: 'visit_booked', was: { visit: null, stage: 'new' } } as const;
  expect((await change(id, { ...booked })).statusCode).toBe(200);
  await change(id, { note: 'Has the key.' });
  expect((await change(id, { quote, was: { quote: null } })).statusCode).toBe(200);
  // What is there already is nobody's loss.
  expect((await change(id, { ...booked })).statusCode).toBe(200);

  const later = { ...visit, at: '2026-03-05T00:00:00.000Z' };
  const refused = [
    { visit: later, was: { visit: null } },
    { visit: null, was: { visit: later } },
    { visit: later, was: { visit, followUp: null } },
    { quote: { ...quote, cents: 1 }, was: { quote: null } },
  ];
  for (const late of refused) {
    expect((await change(id, late)).json().error.code).toBe('stale_lead');
  }
  expect((await detail(id)).work).toMatchObject({ visit, quote, assignee: 'Daniel' });
  const { followUp = null } = (await detail(id)).work ?? {};
  expect((await change(id, { visit: later, was: { visit, followUp } })).statusCode).toBe(200);
});

test('calendars read the visits at a private address until it is renewed or removed', async () => {
  const { app, arrive, change, owner } = await setUp();
  const id = await arrive();
  const at = '2026-03-04T00:00:00.000Z';
  await change(id, {
    visit: { at, minutes: 90, note: 'Key at no. 7; ring' },
    stage: 'visit_booked',
  });
  const feed = async (method: 'GET' | 'POST' | 'DELETE') =>
    visitFeedSchema.parse((await owner({ method, url: paths.adminVisitFeed })).json()).path;
  expect(await feed('GET')).toBeNull();
  const path = (await feed('POST')) ?? '';
  const read = (url: string) => app.inject({ url });
  const { body, headers } = await read(path);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:visit-${id}`,
      'DTSTART:20260304T000000Z',
      'DTEND:20260304T013000Z',
      expect.stringMatching(/^SUMMARY:Visit: Mary O’Neill/),
      expect.stringContaining(String.raw`Key at no. 7\; ring`),
    ]),
  );
  const renewed = (await feed('POST')) ?? '';
  expect((await read(path)).statusCode).toBe(404);
  expect((await read(renewed)).statusCode).toBe(200);
  expect(await feed('DELETE')).toBeNull();
  expect((await read(renewed)).statusCode).toBe(404);
  const own = await owner({ url: `${paths.adminLeads}/${id}/visit.ics` });
  expect(own.body).toContain(`UID:visit-${id}`);
  expect((await app.inject({ url: `${paths.adminLeads}/${id}/visit.ics` })).statusCode).toBe(401);
});

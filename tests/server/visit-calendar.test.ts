import { expect, test } from 'vitest';
import { visitFeedSchema } from '#contract/admin/lead-facts.ts';
import type { LeadChange } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { businessMomentAt } from '#content/business-time.ts';
import { eventsIn } from './support/calendar.ts';
import { aLead } from './support/lead.ts';
import { asOwner } from './support/owner.ts';
import { aServer, sendLead } from './support/server.ts';

const START = Date.parse('2026-03-02T01:00:00Z');

/** A server with a feed, and what calendar programs read there. */
async function withFeed() {
  const { app } = await aServer({}, { now: () => START });
  const owner = await asOwner(app);
  const feed = async (method: 'POST' | 'DELETE') =>
    visitFeedSchema.parse((await owner({ method, url: paths.adminVisitFeed })).json()).path ?? '';
  const path = await feed('POST');
  const read = async () => {
    const { body, statusCode } = await app.inject({ url: path });
    return { body, statusCode, events: statusCode === 200 ? eventsIn(body) : [] };
  };
  /** A lead with a visit at this time of the firm's clock; resolves with its id. */
  const book = async (
    day: string,
    clock: string,
    { note = '', data = {} }: { note?: string; data?: Parameters<typeof aLead>[0] } = {},
  ): Promise<string> => {
    const lead = aLead(data);
    await sendLead(app, lead);
    const at = businessMomentAt(day, clock).toISOString();
    await change(lead.envelope.submissionId, {
      visit: { at, minutes: 90, note },
      stage: 'visit_booked',
    });
    return lead.envelope.submissionId;
  };
  const change = (id: string, payload: LeadChange) =>
    owner({ method: 'PATCH', url: `${paths.adminLeads}/${id}`, payload });
  return { app, owner, feed, read, book, change };
}

test('a parser reads visits at the same time of the firm’s clock before and after daylight saving ends', async () => {
  const { read, book } = await withFeed();
  // Clocks go back on 5 April 2026, in most states.
  const days = ['2026-04-04', '2026-04-06'];
  for (const day of days) await book(day, '09:00');
  const { events } = await read();
  expect(events.map(({ start, end }) => [start, end])).toEqual(
    days.map((day) => [businessMomentAt(day, '09:00'), businessMomentAt(day, '10:30')]),
  );
});

test('a parser reads long lines, umlauts, commas, semicolons, backslashes and line breaks as they were', async () => {
  const { read, book } = await withFeed();
  const note = `Schlüssel bei Müller, Nr. 7; über den Hof\\Garten. ${'Größe 日本 😀 '.repeat(20)}Ende`;
  await book('2026-03-10', '09:00', {
    note,
    data: { data: { name: 'Jürgen Größle', location: 'inner-west' } },
  });
  const { body, events } = await read();
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = events;
  expect(event?.summary).toBe('Visit: Jürgen Größle, Inner West');
  expect(String(event?.description).split('\n')).toContain(note.trim());
});

test('a visit that is removed, or whose lead is lost, is gone from the feed', async () => {
  const { read, book, change } = await withFeed();
  const [removed, lost, kept] = [
    await book('2026-03-10', '09:00'),
    await book('2026-03-11', '09:00'),
    await book('2026-03-12', '09:00'),
  ];
  await change(removed, { visit: null });
  await change(lost, { stage: 'lost', lostReason: 'Price' });
  expect((await read()).events.map(({ uid }) => uid)).toEqual([`visit-${kept}`]);
});

test('a moved visit keeps its id, with a higher number', async () => {
  const { read, book, change } = await withFeed();
  const id = await book('2026-03-10', '09:00');
  const [before] = (await read()).events;
  const at = businessMomentAt('2026-03-10', '14:00').toISOString();
  await change(id, { visit: { at, minutes: 60, note: '' } });
  const { events } = await read();
  expect(events).toHaveLength(1);
  expect(events[0]?.uid).toBe(before?.uid);
  expect(events[0]?.start.toISOString()).toBe(at);
  expect(Number(events[0]?.sequence)).toBeGreaterThan(Number(before?.sequence));
});

test('a feed whose address was removed is not found', async () => {
  const { read, book, feed } = await withFeed();
  await book('2026-03-10', '09:00');
  expect(await read()).toMatchObject({ statusCode: 200, events: [{ type: 'VEVENT' }] });
  await feed('DELETE');
  expect((await read()).statusCode).toBe(404);
});

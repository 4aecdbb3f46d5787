import { expect, test } from 'vitest';
import { analyticsSchema } from '#contract/admin/analytics.ts';
import { formTypes } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import { businessDay } from '#content/business-time.ts';
import { daysBetween } from '#server/business-time.ts';
import { firmTime } from '../../support/firm-clock.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

async function aClockedServer(start: string) {
  const clock = { time: Date.parse(start) };
  const { app, store } = await aServer({}, { now: () => clock.time });
  async function read(query = '') {
    const owner = await asOwner(app);
    return analyticsSchema.parse((await owner({ url: paths.adminAnalytics + query })).json());
  }
  /** A lead whose sender pressed Send so many milliseconds ago. */
  const aged = (delay: number) => aLead({ timestamp: new Date(clock.time - delay).toISOString() });
  return { app, store, clock, read, aged };
}

test('a fresh install has thirty days of nothing', async () => {
  const { read } = await aClockedServer('2026-03-02T00:00:00Z');
  const figures = await read();
  expect(figures.days).toHaveLength(30);
  expect(figures.days.at(-1)).toEqual({ day: '2026-03-02', total: 0, byForm: {} });
  expect(figures.forms.map(({ formType }) => formType)).toEqual(formTypes);
  expect(figures).toMatchObject({
    total: 0,
    spam: 0,
    notFirstTry: { count: 0, of: 0, share: 0 },
    delay: null,
  });
});

test('leads are counted by the day where the firm is, spam apart, versions once', async () => {
  const lateEvening = firmTime('2026-03-01T23:30').toISOString();
  const { app, clock, read, aged } = await aClockedServer(lateEvening);
  const first = aged(0);
  await sendLead(app, first);
  clock.time += 60 * 60 * SECOND;
  await sendLead(app, aged(0));
  await sendLead(app, corrected(first, 'better'));
  await sendLead(app, { ...aged(0), guard: { trap: 'x', fillMs: 0 } });
  const figures = await read('?days=2');
  expect(figures).toMatchObject({
    days: [
      { day: '2026-03-01', total: 1, byForm: { hero_contact: 1 } },
      { day: '2026-03-02', total: 1, byForm: { hero_contact: 1 } },
    ],
    total: 2,
    spam: 1,
    delivery: { inboxOnly: 2, delivered: 0 },
  });
});

test('what is older than the days asked for is left out', async () => {
  const { app, clock, read, aged } = await aClockedServer('2026-03-01T00:00:00Z');
  await sendLead(app, aged(0));
  clock.time += 7 * DAY;
  expect((await read('?days=7')).total).toBe(0);
  expect((await read('?days=8')).total).toBe(1);
});

test('share not at the first try, median and 95th percentile of the way', async () => {
  const { app, read, aged } = await aClockedServer('2026-03-02T00:00:00Z');
  for (let index = 1; index <= 20; index += 1) {
    const attempt = index > 15 ? '2' : '1';
    await sendLead(app, aged(index * SECOND), { 'submission-attempt': attempt });
  }
  // A sender that does not count, and one whose clock runs ahead.
  await sendLead(app, aged(-DAY));
  const figures = await read();
  expect(figures.notFirstTry).toEqual({ count: 5, of: 20, share: 0.25 });
  expect(figures.delay).toEqual({ medianMs: 10 * SECOND, p95Ms: 19 * SECOND });
});

test.each(['0', '367', 'x', '-1'])('days=%s is refused', async (days) => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  expect((await owner({ url: `${paths.adminAnalytics}?days=${days}` })).statusCode).toBe(400);
});

test('days follow the calendar through a change of the clocks', () => {
  expect(businessDay(firmTime('2026-04-05T00:30').getTime())).toBe('2026-04-05');
  expect(businessDay(firmTime('2026-04-06T00:30').getTime())).toBe('2026-04-06');
  expect(daysBetween('2026-04-04', '2026-04-06')).toEqual([
    '2026-04-04',
    '2026-04-05',
    '2026-04-06',
  ]);
});

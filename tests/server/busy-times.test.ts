import { expect, test } from 'vitest';
import { type BusyCalendar, busyCalendarSchema } from '#contract/admin/lead-facts.ts';
import { paths } from '#contract/paths.ts';
import { BUSINESS_TIME_ZONE, businessMomentAt } from '#content/business-time.ts';
import { createBusyTimes } from '#server/busy-times/busy-times.ts';
import { readCalendar, UnreadableCalendar } from '#server/busy-times/read-calendar.ts';
import { aCalendarHost, calendarOf } from './support/calendar-host.ts';
import { aLead } from './support/lead.ts';
import { asOwner, leadDetail } from './support/owner.ts';
import { aServer, sendLead } from './support/server.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-03-02T01:00:00Z');

type Answers = Parameters<typeof aCalendarHost>[0];

/** A server that may read the calendars of a host on loopback. */
async function withHost(answers: Answers) {
  const host = await aCalendarHost(answers);
  const clock = { now: START };
  const server = await aServer(
    { WEBHOOK_PROVIDERS: host.origin },
    { now: () => clock.now, resolve: async () => [{ address: '10.0.0.1', family: 4 }] },
  );
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', payload?: object) =>
    (await asOwner(server.app))({
      method,
      url: `${paths.adminBusyCalendar}${path}`,
      ...(payload === undefined ? {} : { payload }),
    });
  const enter = async (path: string): Promise<BusyCalendar> =>
    busyCalendarSchema.parse((await call('PUT', '', { url: `${host.origin}${path}` })).json());
  const during = (day: string, from: string, to: string) =>
    server.busyTimes.during(
      businessMomentAt(day, from).getTime(),
      businessMomentAt(day, to).getTime(),
    );
  return { ...server, host, clock, call, enter, during };
}

/** A time by the firm's clock, its zone named. */
const zoned = (name: string, time: string) => `${name};TZID=${BUSINESS_TIME_ZONE}:${time}`;

/** A meeting every Monday at nine, over the end of daylight saving on 5 April, where the firm has it. */
const weekly = [
  zoned('DTSTART', '20260330T090000'),
  zoned('DTEND', '20260330T100000'),
  'RRULE:FREQ=WEEKLY;COUNT=4',
  zoned('EXDATE', '20260413T090000'),
  'SUMMARY:Toolbox talk',
];

test('repeated times are read by the clock of their zone, over the end of daylight saving', async () => {
  const { enter, during } = await withHost(() => ({ body: calendarOf(weekly) }));
  expect(await enter('/secret-0123456789.ics')).toMatchObject({ count: 3, failed: null });
  for (const day of ['2026-03-30', '2026-04-06', '2026-04-20']) {
    expect(await during(day, '09:30', '09:45')).toEqual([
      {
        title: 'Toolbox talk',
        start: businessMomentAt(day, '09:00').toISOString(),
        end: businessMomentAt(day, '10:00').toISOString(),
      },
    ]);
    expect(await during(day, '10:00', '11:00')).toEqual([]);
  }
  expect(await during('2026-04-13', '09:30', '09:45')).toEqual([]);
});

test('whole days and times without a zone are the firm’s, and Outlook’s names of zones are read', async () => {
  const { enter, during, busyTimes } = await withHost(() => ({
    body: calendarOf(
      ['DTSTART;VALUE=DATE:20260404', 'DTEND;VALUE=DATE:20260406', 'SUMMARY:Away'],
      ['DTSTART:20260407T090000', 'DTEND:20260407T100000', 'SUMMARY:Floating'],
      [
        'DTSTART;TZID=AUS Eastern Standard Time:20260408T090000',
        'DTEND;TZID=AUS Eastern Standard Time:20260408T100000',
        'SUMMARY;LANGUAGE=en-AU:Outlook',
      ],
    ),
  }));
  await enter('/a.ics');
  const titles = async (...when: Parameters<typeof during>) =>
    (await during(...when)).map(({ title }) => title);
  expect(await titles('2026-04-04', '00:00', '00:15')).toEqual(['Away']);
  expect(await titles('2026-04-05', '23:30', '23:45')).toEqual(['Away']);
  expect(await titles('2026-04-06', '00:00', '23:00')).toEqual([]);
  expect(await titles('2026-04-07', '09:00', '09:15')).toEqual(['Floating']);
  const outlook = [
    Date.parse('2026-04-08T09:00+10:00'),
    Date.parse('2026-04-08T09:15+10:00'),
  ] as const;
  expect((await busyTimes.during(...outlook)).map(({ title }) => title)).toEqual(['Outlook']);
});

test('what is cancelled or free is no busy time, nor is a visit that this site has sent there', async () => {
  const at = [zoned('DTSTART', '20260330T090000'), zoned('DTEND', '20260330T100000')];
  const { enter } = await withHost(() => ({
    body: calendarOf(
      [...at, 'STATUS:CANCELLED'],
      [...at, 'TRANSP:TRANSPARENT'],
      [...at, 'UID:visit-0b7a3f0e-5c1d-4f3e-9a51-0c2f4b6d8e10'],
    ),
  }));
  expect(await enter('/a.ics')).toMatchObject({ count: 0, failed: null });
});

test('a visit points at busy times during it', async () => {
  const { app, enter } = await withHost(() => ({ body: calendarOf(weekly) }));
  await enter('/a.ics');
  const lead = aLead();
  await sendLead(app, lead);
  const { submissionId: id } = lead.envelope;
  const owner = await asOwner(app);
  const set = (clock: string) =>
    owner({
      method: 'PATCH',
      url: `${paths.adminLeads}/${id}`,
      payload: {
        visit: { at: businessMomentAt('2026-04-06', clock).toISOString(), minutes: 60, note: '' },
      },
    });
  await set('08:30');
  expect((await leadDetail(app, id)).busy).toMatchObject([{ title: 'Toolbox talk' }]);
  await set('10:00');
  expect((await leadDetail(app, id)).busy).toEqual([]);
});

test('the address is shown shortened, and removed with what was read from it', async () => {
  const { call, enter, host, store } = await withHost(() => ({ body: calendarOf(weekly) }));
  await enter('/secret-0123456789.ics');
  const shown = await call('GET');
  expect(shown.body).not.toContain('secret');
  expect(busyCalendarSchema.parse(shown.json()).address).toBe(`${new URL(host.origin).host}/….ics`);
  await call('DELETE');
  expect(busyCalendarSchema.parse((await call('GET')).json())).toMatchObject({
    address: null,
    count: 0,
  });
  const kept = await store.db.selectFrom('settings').select('value').execute();
  expect(JSON.stringify(kept)).not.toMatch(/secret-0|Toolbox/);
});

test('it is read again every 15 minutes, once by any number of servers', async () => {
  const { enter, host, busyTimes, clock, store, app } = await withHost(() => ({
    body: calendarOf(weekly),
  }));
  await enter('/a.ics');
  const other = createBusyTimes({
    config: { extraProviders: [host.origin] },
    settings: store.settings,
    resolve: async () => [],
    now: () => clock.now,
    log: app.log,
  });
  clock.now += 14 * MINUTE;
  await Promise.all([busyTimes.look(), other.look()]);
  expect(host.asked()).toBe(1);
  clock.now += 2 * MINUTE;
  await Promise.all([busyTimes.look(), other.look(), busyTimes.look()]);
  expect(host.asked()).toBe(2);
});

test('a failure is told with its time, and what was read before stays in use', async () => {
  const { enter, busyTimes, clock, during } = await withHost((_path, asked) =>
    asked === 1 ? { body: calendarOf(weekly) } : { status: 503 },
  );
  await enter('/a.ics');
  clock.now += 16 * MINUTE;
  await busyTimes.look();
  expect(await busyTimes.status()).toMatchObject({
    readAt: new Date(START).toISOString(),
    count: 3,
    failed: { at: new Date(clock.now).toISOString(), error: '503' },
  });
  expect(await during('2026-03-30', '09:00', '09:15')).toHaveLength(1);
});

test.each([
  ['/page.html', 'not_a_calendar'],
  ['/large.ics', 'too_large'],
  ['/gone.ics', '404'],
  ['/loop.ics', 'too_many_redirects'],
  ['/plain.ics', 'not_https'],
  ['/inside.ics', 'private_address'],
])('of %s it is said why it was not read: %s', async (path, error) => {
  const { enter } = await withHost((asked) => {
    if (asked === '/page.html') return { body: '<!doctype html>' };
    if (asked === '/large.ics') return { body: 'x'.repeat(5 * 2 ** 20) };
    const location: Record<string, string> = {
      '/loop.ics': '/loop.ics',
      '/plain.ics': 'http://calendar.example/a.ics',
      '/inside.ics': 'https://calendar.example/a.ics',
    };
    const to = location[asked];
    return to === undefined ? { status: 404 } : { status: 302, headers: { location: to } };
  });
  expect((await enter(path)).failed).toMatchObject({ error });
});

test('an address without https is refused unless the operator has configured its origin', async () => {
  const { call } = await withHost(() => ({}));
  const refused = await call('PUT', '', { url: 'http://127.0.0.1:1/a.ics' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { error: { code: 'address_refused' } },
  ]);
  const privately = await call('PUT', '', { url: 'webcal://calendar.example/a.ics' });
  expect(privately.json()).toMatchObject({ failed: { error: 'private_address' } });
});

test('a rule without end costs no other appointment, and a calendar full of them is given up', async () => {
  const endless = [
    'DTSTART:20260301T000000Z',
    'DTEND:20260301T000001Z',
    'RRULE:FREQ=SECONDLY',
    'SUMMARY:Bomb',
  ];
  const taskOf = (...events: string[][]) => ({
    file: calendarOf(...events),
    from: START,
    to: START + 400 * 1440 * MINUTE,
  });
  expect(await readCalendar(taskOf(endless, weekly))).toHaveLength(3);
  const full = taskOf(...Array.from({ length: 2000 }, () => endless));
  await expect(readCalendar(full, 2000)).rejects.toThrow(UnreadableCalendar);
});

import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import type { LeadChange } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { firmTime } from '../../support/firm-clock.ts';
import { eventsIn } from '../support/calendar.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner, leadDetail } from '../support/owner.ts';
import { aListeningServer, sendLead } from '../support/server.ts';

const VISITOR = 'mary@example.com';
const MINUTE = 60_000;
const TEN = firmTime('2026-07-06T10:00').getTime();

type Treat = Parameters<typeof aMailServer>[0];

/** A server with one lead, and the letters about its visits. */
async function withLead(treat?: Treat, lead = aLead()) {
  const post = await aMailServer((to, index) =>
    to === VISITOR ? (treat?.(to, index) ?? 'take') : 'take',
  );
  const clock = { now: TEN };
  const server = await aListeningServer(mailThrough(post), { now: () => clock.now });
  await sendLead(server.app, lead);
  const { submissionId: id } = lead.envelope;
  const owner = await asOwner(server.app);
  const change = (payload: LeadChange) =>
    owner({ method: 'PATCH', url: `${paths.adminLeads}/${id}`, payload });
  const letters = () => post.letters.filter(({ mail }) => mail.subject?.includes('isit'));
  const settled = () =>
    eventually(async () => {
      const { notices } = await leadDetail(server.app, id);
      expect(notices.every(({ state }) => state !== 'waiting')).toBe(true);
    });
  const lastEntry = () => {
    const raw = letters()
      .at(-1)
      ?.mail.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType));
    const content = raw?.content ?? '';
    const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const [event] = eventsIn(file);
    return { file, event };
  };
  return { ...server, id, owner, change, letters, settled, lastEntry, clock };
}

const at = (clock: string) => firmTime(`2026-07-08T${clock}`).toISOString();
/** Versions of ICU differ in the comma. */
const WHEN = /on Wednesday,? 8 July 2026 at 10:00\sam/;
const visit = (clock: string) => ({ at: at(clock), minutes: 90, note: 'Key at no. 7' });

test('nobody gets a visit by e-mail unless the owner says so', async () => {
  const { change, letters, settled } = await withLead();
  await change({ visit: visit('10:00') });
  await settled();
  expect(letters()).toEqual([]);
});

test('the visitor gets the visit as an invitation, its move and its cancellation as changes of it', async () => {
  const { change, letters, settled, lastEntry, id, app } = await withLead();
  const { receipt } = await leadDetail(app, id);
  await change({ visit: visit('10:00'), sendVisitTo: ['visitor'] });
  await settled();
  expect(letters()).toMatchObject([
    {
      to: VISITOR,
      mail: {
        subject: `Your visit from ${business.name} (${receipt})`,
        replyTo: [{ address: business.email.display }],
      },
    },
  ]);
  expect(letters()[0]?.mail.text).toMatch(WHEN);
  const first = lastEntry().event;
  expect(first).toMatchObject({ uid: `visit-${id}`, method: 'REQUEST', status: 'CONFIRMED' });
  expect(first?.start?.getTime()).toBe(Date.parse(at('10:00')));
  expect(first?.end?.getTime()).toBe(Date.parse(at('11:30')));
  await change({ visit: visit('14:00'), sendVisitTo: ['visitor'] });
  await settled();
  const moved = lastEntry().event;
  expect(letters()[1]?.mail.subject).toContain('New time of your visit');
  expect(moved).toMatchObject({ uid: `visit-${id}`, method: 'REQUEST' });
  expect(moved?.start?.getTime()).toBe(Date.parse(at('14:00')));
  await change({ visit: null, sendVisitTo: ['visitor'] });
  await settled();
  const gone = lastEntry().event;
  expect(letters()[2]?.mail.subject).toContain('Cancelled');
  expect(letters()[2]?.mail.text).toContain('at 2:00 pm');
  expect(gone).toMatchObject({ uid: `visit-${id}`, method: 'CANCEL', status: 'CANCELLED' });
  const sequences = [first, moved, gone].map((event) => Number(event?.sequence));
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  expect(new Set(sequences).size).toBe(3);
});

test('nothing that a visitor typed is in what is sent to the address that they typed', async () => {
  const bait = 'Win a prize at evil.example';
  const lead = aLead({ data: { name: 'Evil Prize', message: bait, location: bait } });
  const { change, letters, settled, lastEntry } = await withLead(undefined, lead);
  await change({ visit: visit('10:00'), sendVisitTo: ['visitor'] });
  await settled();
  expect(letters()).toHaveLength(1);
  const { mail } = letters()[0] ?? {};
  const { file } = lastEntry();
  for (const text of [mail?.subject, mail?.text, file.replaceAll('\r\n ', '')]) {
    expect(text).not.toMatch(/evil/i);
    expect(text).not.toContain('Key at no. 7');
  }
});

test('the assigned person gets what they need on the way, in a subject without a name', async () => {
  const { change, letters, settled, lastEntry, owner, id, app } = await withLead();
  for (const added of ['peter@firm.example', 'ann@firm.example']) {
    await owner({ method: 'PUT', url: paths.adminNotices, payload: { added } });
  }
  await change({ assignee: 'Peter Stone' });
  expect((await leadDetail(app, id)).visitMail).toEqual({
    visitor: VISITOR,
    office: ['peter@firm.example'],
  });
  await change({ visit: visit('10:00'), sendVisitTo: ['office'] });
  await settled();
  const { receipt } = await leadDetail(app, id);
  expect(letters()).toMatchObject([
    {
      to: 'peter@firm.example',
      mail: {
        subject: `Visit: Masonry and brickwork, Inner West (Hero Section Contact), ${receipt}`,
      },
    },
  ]);
  const { event } = lastEntry();
  expect(event).toMatchObject({
    summary: 'Visit: Mary O’Neill, Inner West',
    location: 'Inner West',
    description: expect.stringMatching(/0491 570 006[^]*Key at no. 7[^]*Peter Stone/),
  });
});

test('a person who signs in gets it at their own address', async () => {
  const { change, app, id, store } = await withLead();
  const person = { name: 'Ann Lee', email: 'ann.lee@example.com', role: 'office' } as const;
  await store.people.add({ ...person, passwordHash: '' }, TEN);
  await change({ assignee: 'Ann Lee' });
  expect((await leadDetail(app, id)).visitMail?.office).toEqual(['ann.lee@example.com']);
});

test('without a person of that name all addresses of the firm are offered', async () => {
  const { app, id } = await withLead();
  expect((await leadDetail(app, id)).visitMail).toEqual({ visitor: VISITOR, office: [OWNER] });
});

test('what waits for the mail server says the visit as it is when it goes out, once', async () => {
  const refusals: number[] = [];
  const { change, letters, settled, lastEntry, clock, notices } = await withLead(() => {
    refusals.push(1);
    return refusals.length === 1 ? { status: 450 } : 'take';
  });
  await change({ visit: visit('10:00'), sendVisitTo: ['visitor'] });
  await eventually(() => expect(letters()).toHaveLength(1));
  await change({ visit: visit('14:00') });
  clock.now += 2 * MINUTE;
  notices.notifier.wake();
  await settled();
  expect(letters()).toHaveLength(2);
  expect(lastEntry().event?.start?.getTime()).toBe(Date.parse(at('14:00')));
});

test('a visit that was removed before its e-mail went out is told to nobody', async () => {
  const { change, letters, clock, notices, settled, app, id } = await withLead(() => ({
    status: 450,
  }));
  await change({ visit: visit('10:00'), sendVisitTo: ['visitor'] });
  await eventually(() => expect(letters()).toHaveLength(1));
  await change({ visit: null });
  clock.now += 2 * MINUTE;
  notices.notifier.wake();
  await settled();
  expect(letters()).toHaveLength(1);
  expect((await leadDetail(app, id)).notices.at(-1)).toMatchObject({
    channel: 'visit',
    state: 'failed',
    failure: 'visit_gone',
  });
});

test('a lead that is held back has no address to send to', async () => {
  const { change, letters, settled, app, id } = await withLead(undefined, {
    ...aLead(),
    guard: { trap: 'x', fillMs: 0 },
  });
  expect((await leadDetail(app, id)).visitMail).toMatchObject({ visitor: null });
  await change({ visit: visit('10:00'), sendVisitTo: ['visitor'] });
  await settled();
  expect(letters()).toEqual([]);
});

test('the firm’s own sentences are sent; names of visitors are refused in them', async () => {
  const { change, letters, settled, owner } = await withLead();
  const save = (set: string) =>
    owner({
      method: 'PUT',
      url: paths.adminAnswers,
      payload: {
        texts: [],
        review: 'Please. STOP ends it.',
        visits: { set, moved: 'Moved.', cancelled: 'Cancelled.' },
      },
    });
  const refused = await save('Dear {firstName}, we come on {visit}.');
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('{firstName}');
  expect((await save('See you on {visit}. {firm}')).statusCode).toBe(200);
  await change({ visit: visit('10:00'), sendVisitTo: ['visitor'] });
  await settled();
  const { text = '' } = letters()[0]?.mail ?? {};
  expect(text).toMatch(WHEN);
  expect(text.trim().endsWith(`am. ${business.name}`)).toBe(true);
});

test('a server without e-mail offers none', async () => {
  const { app } = await aListeningServer();
  const lead = aLead();
  await sendLead(app, lead);
  expect((await leadDetail(app, lead.envelope.submissionId)).visitMail).toBeNull();
});

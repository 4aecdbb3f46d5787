import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { isNearlyFull } from '#server/notices/disk.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner } from '../support/owner.ts';
import { aListeningServer, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

const HOUR = 3_600_000;
/** 10:00 in Sydney, in winter. */
const TEN = Date.parse('2026-07-06T00:00:00Z');
const NEXT_MORNING = TEN + 21 * HOUR + 60_000;

/** A server with a clock of the test's own, which tells its owner by e-mail of nothing but what it has seen. */
async function watched(settings: Record<string, string> = {}) {
  const post = await aMailServer();
  const clock = { now: TEN };
  const server = await aListeningServer(
    { ...mailThrough(post), ...settings },
    { now: () => clock.now },
  );
  const titles = () =>
    post.letters
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => !subject.startsWith('New lead'));
  return { ...server, post, clock, titles, look: server.notices.watch.look };
}

describe('the summary in the morning', () => {
  test('says once what is unanswered, the longest waiting first, and names nobody', async () => {
    const { app, post, clock, look, titles } = await watched();
    await look();
    const first = aLead({ data: { location: 'inner-west' } });
    await sendLead(app, first);
    await sendLead(app, aLead({ data: { location: 'north-shore' } }));
    clock.now = NEXT_MORNING;
    await look();
    await look();
    await eventually(() => expect(titles()).toEqual(['2 leads are unanswered']));
    const letter = post.letters.find(({ mail }) => mail.subject === '2 leads are unanswered');
    expect(letter?.to).toBe(OWNER);
    const text = letter?.mail.text ?? '';
    expect(text.indexOf('Inner West')).toBeLessThan(text.indexOf('North Shore'));
    expect(text).toContain('/admin/leads');
    expect(text).not.toContain('Mary');
    clock.now += HOUR;
    await look();
    expect(titles()).toHaveLength(1);
  });

  test('comes neither before seven, nor where nothing waits, nor where the owner wants none', async () => {
    const { app, clock, look, titles } = await watched();
    await look();
    const lead = aLead();
    await sendLead(app, lead);
    clock.now = NEXT_MORNING - HOUR;
    await look();
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    await owner({ method: 'PATCH', url, payload: { stage: 'contacted' } });
    clock.now = NEXT_MORNING;
    await look();
    await sendLead(app, aLead());
    const payload = {
      recipients: [{ email: OWNER, muted: [] }],
      quietHours: null,
      summary: false,
    };
    await owner({ method: 'PUT', url: paths.adminNotices, payload });
    clock.now += 24 * HOUR;
    await look();
    expect(titles()).toEqual([]);
  });

  test('counts what is to be followed up', async () => {
    const { app, clock, look, titles } = await watched();
    await look();
    const lead = aLead();
    await sendLead(app, lead);
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
    const payload = { stage: 'quoted', followUp: '2026-07-07' };
    await owner({ method: 'PATCH', url, payload });
    clock.now = NEXT_MORNING;
    await look();
    await eventually(() => expect(titles()).toEqual(['1 is to be followed up']));
  });
});

describe('an alert', () => {
  test('comes once a day when a webhook has taken nothing for an hour', async () => {
    const webhook = await aWebhook(() => 503);
    const { app, clock, look, titles } = await watched({
      LEADS_WEBHOOK_URL: webhook.url,
      FORWARD_BASE_MS: '60000',
    });
    await sendLead(app, aLead());
    await eventually(() => expect(webhook.received.length).toBeGreaterThan(0));
    await look();
    expect(titles()).toEqual([]);
    clock.now += HOUR + 1000;
    await eventually(async () => {
      await look();
      expect(titles()).toEqual(['Forwarding fails: Hero Section Contact']);
    });
  });

  test('comes when a webhook has said no for good, and again only for a further lead', async () => {
    const webhook = await aWebhook(() => 400);
    const { app, look, titles } = await watched({ LEADS_WEBHOOK_URL: webhook.url });
    await sendLead(app, aLead());
    await eventually(async () => {
      await look();
      expect(titles()).toEqual(['Not forwarded: Hero Section Contact']);
    });
    await look();
    await sendLead(app, aLead());
    await eventually(async () => {
      await look();
      expect(titles()).toHaveLength(2);
    });
  });

  test('comes when the disk is nearly full', () => {
    expect(isNearlyFull(100 * 2 ** 20)).toBe(true);
    expect(isNearlyFull(10 * 2 ** 30)).toBe(false);
  });
});

import { join } from 'node:path';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { noticeSetupSchema } from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { isNearlyFull } from '#server/notices/disk.ts';
import { eventually } from '../../support/eventually.ts';
import { backUpFolder } from '../support/backup.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner, inbox } from '../support/owner.ts';
import { aListeningServer, freshFolder, sendLead } from '../support/server.ts';
import { aBrowser, aPushService } from '../support/push-service.ts';
import { aWebhook } from '../support/webhook.ts';
import { firmTime } from '../../support/firm-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 10:00 by the firm's clock, in winter. */
const TEN = firmTime('2026-07-06T10:00').getTime();
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
      .filter((subject) => !/^(?:New lead|Not answered yet|Late)/.test(subject));
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

  test('names ten, and of the others how many there are', async () => {
    const { app, post, clock, look, titles } = await watched();
    await look();
    for (let count = 0; count < 12; count += 1) await sendLead(app, aLead());
    clock.now = NEXT_MORNING;
    await look();
    await eventually(() => expect(titles()).toEqual(['12 leads are unanswered']));
    const letter = post.letters.find(({ mail }) => mail.subject === '12 leads are unanswered');
    expect(letter?.mail.text).toContain('and 2 more');
    expect(letter?.mail.text?.split('Masonry and brickwork')).toHaveLength(11);
  });

  test('comes at seven, not before, of all that waits by then', async () => {
    const { app, clock, look, titles } = await watched();
    await look();
    await sendLead(app, aLead());
    clock.now = NEXT_MORNING - 2 * 60_000;
    await look();
    await sendLead(app, aLead());
    clock.now = NEXT_MORNING;
    await look();
    await eventually(() => expect(titles()).toEqual(['2 leads are unanswered']));
  });

  test('comes neither where nothing waits nor where the owner wants none', async () => {
    const { app, clock, look, titles } = await watched();
    await look();
    const lead = aLead();
    await sendLead(app, lead);
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

  test('counts all of it, however many', async () => {
    const { app, post, clock, look, titles } = await watched();
    await look();
    const owner = await asOwner(app);
    for (let sent = 0; sent < 26; sent += 1) {
      const lead = aLead();
      await sendLead(app, lead);
      const url = `${paths.adminLeads}/${lead.envelope.submissionId}`;
      const payload = { stage: 'quoted', followUp: '2026-07-07' };
      await owner({ method: 'PATCH', url, payload });
    }
    clock.now = NEXT_MORNING;
    await look();
    await eventually(() => expect(titles()).toContain('26 are to be followed up'));
    const letter = post.letters.find(({ mail }) => mail.subject === '26 are to be followed up');
    expect(letter?.mail.text).toContain('and 16 more');
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
      expect(titles()).toEqual(['Forwarding is failing: Hero Section Contact']);
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

  test('comes again on the same day when what was refused had been mended meanwhile', async () => {
    const webhook = await aWebhook((_received, index) => (index === 1 ? 200 : 400));
    const { app, look, titles } = await watched({ LEADS_WEBHOOK_URL: webhook.url });
    await sendLead(app, aLead());
    await eventually(async () => {
      await look();
      expect(titles()).toHaveLength(1);
    });
    const owner = await asOwner(app);
    await owner({ method: 'POST', url: `${paths.adminWebhooks}/send-again` });
    await eventually(async () =>
      expect(await inbox(app)).toMatchObject([{ delivery: 'delivered' }]),
    );
    await look();
    await sendLead(app, aLead());
    await eventually(async () => {
      await look();
      expect(titles()).toEqual(Array(2).fill('Not forwarded: Hero Section Contact'));
    });
    await look();
    expect(titles()).toHaveLength(2);
  });

  test('comes when the disk is nearly full', () => {
    expect(isNearlyFull(100 * 2 ** 20)).toBe(true);
    expect(isNearlyFull(10 * 2 ** 30)).toBe(false);
  });

  test('comes of all else where the server has no folder on a disk', async () => {
    const folder = freshFolder();
    const { store, clock, look, titles } = await watched({ DATA_DIR: folder });
    await store.settings.set('backed_up_at', String(clock.now / 1000));
    await look();
    rmSync(folder, { recursive: true });
    clock.now += 3 * DAY;
    await look();
    await eventually(() => expect(titles()).toEqual(['The backup is overdue']));
  });

  test('comes once a day from the second day on while there is no backup', async () => {
    const folder = freshFolder();
    const { post, clock, look, titles } = await watched({ DATA_DIR: folder });
    await look();
    clock.now += DAY - 1000;
    await look();
    expect(titles()).toEqual([]);
    clock.now += 1000;
    await look();
    await look();
    await eventually(() => expect(titles()).toEqual(['There is no backup']));
    expect(post.letters.at(-1)?.mail.text).toContain('npm run backup');
    clock.now += DAY;
    await look();
    await eventually(() => expect(titles()).toHaveLength(2));
    await backUpFolder(folder, { now: () => clock.now });
    clock.now += DAY;
    await look();
    expect(titles()).toHaveLength(2);
  });

  test('counts the days without a backup from now on where an earlier release was set up', async () => {
    const { store, clock, look, titles } = await watched();
    await store.settings.set('watch', JSON.stringify({ day: '2026-07-06', undeliverable: {} }));
    await look();
    clock.now += DAY - 1000;
    await look();
    expect(titles()).toEqual([]);
    clock.now += 1000;
    await look();
    await eventually(() => expect(titles()).toEqual(['There is no backup']));
  });

  test('comes once a day when the last backup is older than the owner allows, and ends with the next', async () => {
    const folder = freshFolder();
    const { app, post, clock, look, titles } = await watched({ DATA_DIR: folder });
    const mark = join(folder, 'backed-up');
    const backUp = () => {
      writeFileSync(mark, '');
      utimesSync(mark, clock.now / 1000, clock.now / 1000);
    };
    await look();
    backUp();
    const made = clock.now;
    clock.now = made + 2 * DAY;
    await look();
    expect(titles()).toEqual([]);
    clock.now += 1000;
    await look();
    await look();
    await eventually(() => expect(titles()).toEqual(['The backup is overdue']));
    expect(post.letters.at(-1)?.mail.text).toContain('no older than 2 days');
    backUp();
    clock.now += DAY + 1000;
    await look();
    const owner = await asOwner(app);
    const panel = await owner({ url: paths.adminNotices });
    const { settings, lastBackup } = noticeSetupSchema.parse(panel.json());
    expect(Date.parse(lastBackup ?? '')).toBe(made + 2 * DAY + 1000);
    expect(titles()).toHaveLength(1);
    await owner({
      method: 'PUT',
      url: paths.adminNotices,
      payload: { ...settings, backupDays: 1 },
    });
    await look();
    await eventually(() => expect(titles()).toHaveLength(2));
  });

  test('of a backup knows the mark in the database too, and remembers one whose mark has gone', async () => {
    const { store, clock, look, titles } = await watched();
    await store.settings.set('backed_up_at', String(clock.now / 1000));
    await look();
    await store.settings.set('backed_up_at', 'never');
    clock.now += 3 * DAY;
    await look();
    await eventually(() => expect(titles()).toEqual(['The backup is overdue']));
  });
});

describe('each address and each device', () => {
  test('gets the summary and the alerts, or neither, or one of them', async () => {
    const service = await aPushService();
    const { app, store, post, clock, look } = await watched({ WEBHOOK_PROVIDERS: service.origin });
    await store.settings.set('backed_up_at', String(clock.now / 1000));
    await look();
    const owner = await asOwner(app);
    const recipients = [
      { email: 'both@firm.test', muted: [] },
      { email: 'morning@firm.test', muted: [], alerts: false },
      { email: 'alarm@firm.test', muted: [], summary: false, alerts: true },
    ];
    // What was said for all before each could say it holds for those who have not.
    const payload = { recipients, quietHours: null, summary: true, alerts: true };
    await owner({ method: 'PUT', url: paths.adminNotices, payload });
    const names = ['Both', 'Morning', 'Neither'];
    for (const [index, name] of names.entries()) {
      const { subscription } = aBrowser(`${service.origin}/push/${index}`, name);
      await owner({ method: 'POST', url: paths.adminDevices, payload: subscription });
    }
    const panel = await owner({ url: paths.adminNotices });
    const { devices } = noticeSetupSchema.parse(panel.json());
    for (const { id, name } of devices) {
      const change = { alerts: name === 'Both', summary: name !== 'Neither' };
      await owner({ method: 'PATCH', url: `${paths.adminDevices}/${id}`, payload: change });
    }
    const lead = aLead();
    await sendLead(app, lead);
    clock.now = NEXT_MORNING + 3 * DAY;
    await look();
    const told = (title: string) =>
      post.letters
        .filter(({ mail }) => mail.subject === title)
        .map(({ to }) => to)
        .sort();
    await eventually(() => {
      expect(told('1 lead is unanswered')).toEqual(['both@firm.test', 'morning@firm.test']);
      expect(told('The backup is overdue')).toEqual(['alarm@firm.test', 'both@firm.test']);
    });
    const pushes = (index: number) =>
      service.pushes.filter(({ path }) => path === `/push/${index}`).length;
    // Each was notified of the lead.
    await eventually(() => expect([pushes(0), pushes(1), pushes(2)]).toEqual([3, 2, 1]));
  });

  test('is told as was settled for all, until something is said for it', async () => {
    const { app, store, clock, look, titles } = await watched();
    await store.settings.set('backed_up_at', String(clock.now / 1000));
    await look();
    const owner = await asOwner(app);
    const payload = {
      recipients: [{ email: OWNER, muted: [] }],
      quietHours: null,
      alerts: false,
    };
    const saved = await owner({ method: 'PUT', url: paths.adminNotices, payload });
    const { settings } = noticeSetupSchema.parse(saved.json());
    expect(settings.recipients).toEqual([
      { email: OWNER, muted: [], summary: true, alerts: false },
    ]);
    clock.now += 3 * DAY;
    await look();
    const changed = { ...settings, recipients: [{ email: OWNER, muted: [], alerts: true }] };
    const ownerLater = await asOwner(app);
    await ownerLater({ method: 'PUT', url: paths.adminNotices, payload: changed });
    expect(titles()).toEqual([]);
    await look();
    await eventually(() => expect(titles()).toEqual(['The backup is overdue']));
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { firstAnswers } from '#content/admin/answers.ts';
import { retentionMonths } from '#content/retention.ts';
import { paths } from '#contract/paths.ts';
import { onPostgres } from '../support/databases.ts';
import { asOwner } from '../support/owner.ts';
import { aServer } from '../support/server.ts';

type Call = { method: 'PUT' | 'POST' | 'DELETE'; url: string; payload?: object };

const hook = { url: 'https://hooks.zapier.com/hooks/catch/1/a' };
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  name: 'Phone',
};

/** Every setting, by what changes it, and where it is read. */
const settings: readonly [string, string, Call][] = [
  [
    'texts for answers',
    paths.adminAnswers,
    {
      method: 'PUT',
      url: paths.adminAnswers,
      payload: {
        ...firstAnswers,
        review: 'Tell us how it went. Reply STOP to get no such e-mails.',
      },
    },
  ],
  [
    'the address of the visits',
    paths.adminVisitFeed,
    { method: 'POST', url: paths.adminVisitFeed },
  ],
  [
    'the calendar of busy times',
    paths.adminBusyCalendar,
    {
      method: 'PUT',
      url: paths.adminBusyCalendar,
      payload: { url: 'https://127.0.0.1:9/busy.ics' },
    },
  ],
  [
    'retention',
    paths.adminRetention,
    { method: 'PUT', url: paths.adminRetention, payload: { months: retentionMonths } },
  ],
  [
    'confirmations',
    paths.adminConfirmations,
    { method: 'PUT', url: paths.adminConfirmations, payload: { on: true } },
  ],
  [
    'the text of a confirmation',
    paths.adminConfirmations,
    {
      method: 'PUT',
      url: `${paths.adminConfirmations}/hero_contact`,
      payload: { subject: 'Thanks' },
    },
  ],
  [
    'recipients',
    paths.adminNotices,
    { method: 'PUT', url: paths.adminNotices, payload: { added: 'office@example.com' } },
  ],
  [
    'a device',
    paths.adminNotices,
    { method: 'POST', url: paths.adminDevices, payload: subscription },
  ],
  [
    'a webhook',
    paths.adminWebhooks,
    { method: 'PUT', url: `${paths.adminWebhooks}/feedback`, payload: hook },
  ],
  [
    'the webhook of all forms',
    paths.adminWebhooks,
    { method: 'PUT', url: `${paths.adminWebhooks}/all`, payload: hook },
  ],
  [
    'the signing secret',
    paths.adminWebhookSecret,
    { method: 'POST', url: `${paths.adminWebhookSecret}/rotate` },
  ],
];

test.skipIf(onPostgres).each(settings)(
  'a change of %s that cannot be recorded is not made',
  async (_what, read, call) => {
    const { app, store } = await aServer();
    const owner = await asOwner(app);
    const months = {
      method: 'POST',
      url: `${paths.adminRetention}/dry-run`,
      payload: retentionMonths,
    };
    await owner({ ...months, method: 'POST' });
    const before = (await owner({ url: read })).json();
    await sql`create trigger full_log before insert on audit
      begin select raise(abort, 'no room'); end`.execute(store.db);
    expect((await owner(call)).statusCode).toBeGreaterThanOrEqual(500);
    expect((await owner({ url: read })).json()).toEqual(before);

    await sql`drop trigger full_log`.execute(store.db);
    expect((await owner(call)).statusCode).toBeLessThan(300);
    expect((await owner({ url: read })).json()).not.toEqual(before);
  },
);

import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { noticeSetupSchema, noticeTestSchema } from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, mailThrough, OWNER } from '../support/mail-server.ts';
import { asOwner, leadDetail } from '../support/owner.ts';
import { aBrowser, aPushService } from '../support/push-service.ts';
import { aListeningServer, aServer, sendLead } from '../support/server.ts';

const HOUR = 3_600_000;

async function call(
  app: FastifyInstance,
  method: 'POST' | 'PATCH' | 'PUT',
  url: string,
  payload: object,
) {
  const owner = await asOwner(app);
  return owner({ method, url, payload });
}

const testOf = (answer: { json: () => unknown }) => noticeTestSchema.parse(answer.json());

const template = { subject: 'Thank you', text: 'Thank you.', on: true };

/** The two tests of an owner's e-mails: of a notice, and of a confirmation. */
const tests: readonly [string, string, object][] = [
  ['a notice', `${paths.adminNotices}/test-mail`, {}],
  ['a confirmation', `${paths.adminConfirmations}/hero_contact/test`, template],
];

describe.each(tests)('the test of %s', (_name, url, payload) => {
  const tryOut = async (app: FastifyInstance) =>
    testOf(await call(app, 'POST', url, { ...payload, email: OWNER }));

  test('comes to the owner', async () => {
    const post = await aMailServer();
    const { app } = await aServer(mailThrough(post));
    expect(await tryOut(app)).toEqual({ sent: true, failure: null });
    expect(post.letters.map(({ to }) => to)).toEqual([OWNER]);
  });

  test('says by what number the mail server refused it', async () => {
    const post = await aMailServer(() => ({ status: 554 }));
    const { app } = await aServer(mailThrough(post));
    expect(await tryOut(app)).toEqual({ sent: false, failure: '554' });
  });

  test('says that no mail server is set up', async () => {
    const { app } = await aServer({ NOTIFY_EMAIL: OWNER });
    expect(await tryOut(app)).toEqual({ sent: false, failure: 'not_set_up' });
  });

  test('says what happened to a line to a mail server that is down', async () => {
    const post = await aMailServer();
    post.close();
    const { app } = await aServer(mailThrough(post));
    expect(await tryOut(app)).toEqual({ sent: false, failure: 'ESOCKET' });
  });
});

describe('the test of a device', () => {
  const add = async (app: FastifyInstance, endpoint: string) => {
    const answer = await call(app, 'POST', paths.adminDevices, aBrowser(endpoint).subscription);
    return {
      answer,
      panel: answer.statusCode === 200 ? noticeSetupSchema.parse(answer.json()) : null,
    };
  };

  test('removes one whose push service knows it no longer, and finds it no more', async () => {
    const service = await aPushService(() => 410);
    const { app } = await aServer({ WEBHOOK_PROVIDERS: service.origin });
    const { panel } = await add(app, `${service.origin}/push/1`);
    const url = `${paths.adminDevices}/${panel?.devices[0]?.id}/test`;
    expect(testOf(await call(app, 'POST', url, {}))).toEqual({ sent: false, failure: '410' });
    expect((await call(app, 'POST', url, {})).statusCode).toBe(404);
    const owner = await asOwner(app);
    expect((await owner({ url: paths.adminNotices })).json()).toMatchObject({ devices: [] });
  });

  test('says that its push service cannot be reached', async () => {
    const { app } = await aServer({ WEBHOOK_PROVIDERS: 'http://127.0.0.1:1' });
    const { panel } = await add(app, 'http://127.0.0.1:1/push');
    const url = `${paths.adminDevices}/${panel?.devices[0]?.id}/test`;
    expect(testOf(await call(app, 'POST', url, {}))).toEqual({ sent: false, failure: 'refused' });
  });

  test('there are twenty devices at most, and one that is there may still be renewed', async () => {
    const service = await aPushService();
    const { app } = await aServer({ WEBHOOK_PROVIDERS: service.origin });
    for (let index = 0; index < 20; index += 1) await add(app, `${service.origin}/push/${index}`);
    const { answer } = await add(app, `${service.origin}/push/20`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { error: { code: 'too_many_devices' } },
    ]);
    expect((await add(app, `${service.origin}/push/3`)).panel?.devices).toHaveLength(20);
  });

  test('a change that says nothing changes nothing', async () => {
    const service = await aPushService();
    const { app } = await aServer({ WEBHOOK_PROVIDERS: service.origin });
    const { panel } = await add(app, `${service.origin}/push/1`);
    const url = `${paths.adminDevices}/${panel?.devices[0]?.id}`;
    await call(app, 'PATCH', url, { muted: ['hero_contact'] });
    const answer = await call(app, 'PATCH', url, {});
    expect(answer.json()).toMatchObject({ devices: [{ muted: ['hero_contact'] }] });
  });
});

describe('a notice that waits for another try', () => {
  type Settings = Record<string, string>;

  /** A lead whose notice has failed once, on a clock of the test's own. */
  async function failedOnce(settings: Settings) {
    let now = Date.now();
    const server = await aListeningServer(settings, { now: () => now });
    const lead = aLead();
    await sendLead(server.app, lead);
    const stands = (wanted: object) =>
      eventually(async () => {
        const { notices } = await leadDetail(server.app, lead.envelope.submissionId);
        expect(notices).toMatchObject([wanted]);
      });
    await stands({ tries: 1, state: 'waiting' });
    const later = () => {
      now += HOUR;
      server.notices.notifier.wake();
    };
    return { ...server, stands, later };
  }

  test('is not sent to an address that has been taken off the list since', async () => {
    const post = await aMailServer(() => ({ status: 450 }));
    const { app, later, stands } = await failedOnce(mailThrough(post));
    const { statusCode } = await call(app, 'PUT', paths.adminNotices, {
      recipients: [{ email: 'other@firm.example', muted: [] }],
      quietHours: null,
    });
    expect(statusCode).toBe(200);
    later();
    await stands({ tries: 2, state: 'failed', failure: 'recipient_removed' });
    expect(post.letters).toHaveLength(1);
  });
});

test('a device that was taken off the list is told nothing more', async () => {
  let now = Date.now();
  const service = await aPushService(() => 503);
  const { app, notices } = await aListeningServer(
    { WEBHOOK_PROVIDERS: service.origin },
    { now: () => now },
  );
  const { devices } = noticeSetupSchema.parse(
    (
      await call(app, 'POST', paths.adminDevices, aBrowser(`${service.origin}/push/1`).subscription)
    ).json(),
  );
  const lead = aLead();
  await sendLead(app, lead);
  const stands = (wanted: object) =>
    eventually(async () =>
      expect((await leadDetail(app, lead.envelope.submissionId)).notices).toMatchObject([wanted]),
    );
  await stands({ tries: 1, state: 'waiting' });
  const owner = await asOwner(app);
  await owner({ method: 'DELETE', url: `${paths.adminDevices}/${devices[0]?.id}` });
  now += HOUR;
  notices.notifier.wake();
  await stands({ state: 'failed', failure: 'device_removed' });
  expect(service.pushes).toHaveLength(1);
});

import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { noticeWords } from '#content/admin/notices.ts';
import { noticeSetupSchema, noticeTestSchema } from '#contract/admin/notices.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, mailThrough } from '../support/mail-server.ts';
import { asOwner, leadDetail } from '../support/owner.ts';
import { aBrowser, aPushService } from '../support/push-service.ts';
import { aListeningServer, freshFolder, sendLead } from '../support/server.ts';

type App = Parameters<typeof asOwner>[0];

/** The owner's settings after a call, or as they stand. */
async function panelOf(app: App, call: object = {}) {
  const owner = await asOwner(app);
  const answer = await owner({ url: paths.adminNotices, ...call });
  return noticeSetupSchema.parse(answer.json());
}

const add = (app: App, payload: object) =>
  panelOf(app, { method: 'POST', url: paths.adminDevices, payload });

/** A server with one subscribed browser. */
async function subscribed(answer?: (index: number) => number, more: Record<string, string> = {}) {
  const service = await aPushService(answer);
  const browser = aBrowser(`${service.origin}/push/1`);
  const server = await aListeningServer({ WEBHOOK_PROVIDERS: service.origin, ...more });
  const panel = await add(server.app, browser.subscription);
  return { ...server, service, browser, panel, device: panel.devices[0]?.id ?? '' };
}

describe('a device that takes notices', () => {
  test('is told form, job and suburb and no name, sealed for its key alone', async () => {
    const { app, service, browser, device, panel } = await subscribed();
    const lead = aLead();
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    await eventually(() => expect(service.pushes).toHaveLength(1));
    const [push] = service.pushes;
    if (push === undefined) throw new Error('nothing came');
    expect(browser.read(push.body)).toEqual({
      title: 'New lead',
      body: 'Masonry and brickwork, Inner West (Hero Section Contact)',
      path: `/admin/leads/${submissionId}`,
      newLeads: 1,
      lead: { id: submissionId, device, call: 'Call', later: 'Later' },
    });
    expect(push.body.toString('latin1')).not.toContain('Masonry');
    expect(push.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expectSigned(push.headers.authorization ?? '', panel.pushKey, service.origin);
    await eventually(async () =>
      expect(await leadDetail(app, submissionId)).toMatchObject({
        notices: [{ channel: 'push', recipient: 'Phone', state: 'sent' }],
      }),
    );
  });

  test.each([404, 410])(
    'is removed when its push service answers %i, and the others hear of it',
    async (status) => {
      const post = await aMailServer();
      const { app, service } = await subscribed(() => status, mailThrough(post));
      const lead = aLead();
      await sendLead(app, lead);
      await eventually(async () => expect(await panelOf(app)).toMatchObject({ devices: [] }));
      await eventually(async () =>
        expect(await leadDetail(app, lead.envelope.submissionId)).toMatchObject({
          notices: expect.arrayContaining([
            expect.objectContaining({ recipient: '', state: 'failed', failure: String(status) }),
          ]),
        }),
      );
      const { title, text } = noticeWords.alerts.deviceLost('Phone');
      const alarms = () => post.letters.filter(({ mail }) => mail.subject === title);
      await eventually(() => expect(alarms()).toHaveLength(1));
      expect(alarms()[0]?.mail.text).toContain(text);
      await sendLead(app, aLead());
      await eventually(() => expect(post.letters).toHaveLength(3));
      expect(service.pushes).toHaveLength(1);
    },
  );

  test('is tried again when the push service is busy', async () => {
    const { app, service } = await subscribed(() => 503);
    const lead = aLead();
    await sendLead(app, lead);
    await eventually(async () =>
      expect(await leadDetail(app, lead.envelope.submissionId)).toMatchObject({
        notices: [{ state: 'waiting', failure: '503', tries: 1 }],
      }),
    );
    expect(service.pushes).toHaveLength(1);
  });

  test('is told once more in an hour when its owner says later', async () => {
    let ahead = 0;
    const service = await aPushService();
    const settings = { WEBHOOK_PROVIDERS: service.origin };
    const { app, notices } = await aListeningServer(settings, { now: () => Date.now() + ahead });
    const { devices } = await add(app, aBrowser(`${service.origin}/push/1`).subscription);
    const lead = aLead();
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    const inState = (state: string) =>
      eventually(async () =>
        expect(await leadDetail(app, submissionId)).toMatchObject({ notices: [{ state }] }),
      );
    await inState('sent');
    // On a locked phone nobody is signed in.
    const later = async (device: string | undefined, headers = {}) => {
      const url = `${paths.adminNotices}/later`;
      const payload = { lead: submissionId, device };
      return (await app.inject({ method: 'POST', url, payload, headers })).statusCode;
    };
    expect(await later('another')).toBe(404);
    expect(await later(devices[0]?.id, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    await inState('sent');
    expect(await later(devices[0]?.id)).toBe(204);
    expect(await later(devices[0]?.id)).toBe(204);
    await inState('waiting');
    expect(service.pushes).toHaveLength(1);
    ahead = 3_600_000;
    notices.notifier.wake();
    await eventually(() => expect(service.pushes).toHaveLength(2));
    // The repeat takes the place of the first, where that has not been shown yet.
    expect(new Set(service.pushes.map(({ headers }) => headers['topic'])).size).toBe(1);
  });

  test('is not notified of form types that it has switched off', async () => {
    const { app, service, device } = await subscribed();
    const other = aBrowser(`${service.origin}/push/2`, 'Office');
    await add(app, other.subscription);
    await panelOf(app, {
      method: 'PATCH',
      url: `${paths.adminDevices}/${device}`,
      payload: { muted: ['hero_contact'] },
    });
    await sendLead(app, aLead());
    await eventually(() => expect(service.pushes).toHaveLength(1));
    expect(service.pushes[0]?.path).toBe('/push/2');
  });

  test('stands once in the list, however often its browser subscribes, and outlives the server', async () => {
    const service = await aPushService();
    const folder = freshFolder();
    const settings = { DATA_DIR: folder, WEBHOOK_PROVIDERS: service.origin };
    const first = await aListeningServer(settings);
    const { subscription } = aBrowser(`${service.origin}/push/1`);
    await add(first.app, subscription);
    const { devices, pushKey } = await add(first.app, { ...subscription, name: 'My phone' });
    expect(devices).toMatchObject([{ name: 'My phone', muted: [] }]);
    await first.app.close();
    const second = await aListeningServer(settings);
    expect(await panelOf(second.app)).toMatchObject({ devices, pushKey });
  });

  test('says in a test what its push service answered', async () => {
    const { app, service, browser, device } = await subscribed((index) =>
      index === 0 ? 201 : 403,
    );
    const owner = await asOwner(app);
    const ask = async () => {
      const url = `${paths.adminDevices}/${device}/test`;
      return noticeTestSchema.parse((await owner({ method: 'POST', url })).json());
    };
    expect(await ask()).toEqual({ sent: true, failure: null });
    expect(browser.read(service.pushes[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Test',
    });
    expect(await ask()).toEqual({ sent: false, failure: '403' });
  });
});

describe('an address that is none of a push service', () => {
  test.each([
    'http://127.0.0.1:1/x',
    'http://push.example.com/x',
    'ftp://push.example.com/x',
    'push',
  ])('%s is refused', async (endpoint) => {
    const { app } = await aListeningServer();
    const owner = await asOwner(app);
    const { subscription } = aBrowser(endpoint);
    const answer = await owner({ method: 'POST', url: paths.adminDevices, payload: subscription });
    expect(answer.statusCode).toBe(400);
    expect(await panelOf(app)).toMatchObject({ devices: [] });
  });

  test('and whose name leads to a private network is not called', async () => {
    const { app } = await aListeningServer(
      {},
      { resolve: () => Promise.resolve([{ address: '10.0.0.8', family: 4 }]) },
    );
    await add(app, aBrowser('https://push.example.com/x').subscription);
    const lead = aLead();
    await sendLead(app, lead);
    await eventually(async () =>
      expect(await leadDetail(app, lead.envelope.submissionId)).toMatchObject({
        notices: [{ state: 'failed', failure: 'private_address' }],
      }),
    );
  });

  test('and keys that no browser makes are refused', async () => {
    const { app } = await aListeningServer();
    const owner = await asOwner(app);
    const { subscription } = aBrowser('https://push.example.com/x');
    const payload = { ...subscription, keys: { p256dh: 'x', auth: 'y' } };
    const answer = await owner({ method: 'POST', url: paths.adminDevices, payload });
    expect(answer.statusCode).toBe(400);
  });
});

/** VAPID (RFC 8292): a token for this push service, signed by the key that browsers subscribe with. */
function expectSigned(authorization: string, publicKey: string, audience: string): void {
  const [, token = '', told] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(told).toBe(publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: audience,
    sub: expect.stringMatching(/^(mailto|https):/),
  });
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
    format: 'jwk',
  });
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
}

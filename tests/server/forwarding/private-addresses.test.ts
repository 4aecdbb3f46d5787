import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '#server/forwarding/address.ts';
import { pinned } from '#server/forwarding/send.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, leadDetail, saveWebhook } from '../support/owner.ts';
import { aListeningServer, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b::10.1.2.3',
  '64:ff9b::1',
  '64:ff9b:1::808:808',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'not an address',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
  // As a server that speaks IPv6 alone gets the address of one that speaks IPv4 (DNS64).
  '64:ff9b::808:808',
  '64:ff9b::8.8.8.8',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('a webhook of the panel whose name leads inside', () => {
  test.each([
    ['the loopback of this machine', undefined],
    ['a private network', '10.0.0.8'],
    ['the metadata service of a cloud', '169.254.169.254'],
  ])('is not called: %s', async (_case, address) => {
    const inside = await aWebhook();
    const port = new URL(inside.url).port;
    const { app } = await aListeningServer(
      { WEBHOOK_PROVIDERS: 'localhost' },
      address === undefined ? {} : { resolve: async () => [{ address, family: 4 }] },
    );
    const saved = await saveWebhook(app, 'hero_contact', `https://localhost:${port}/hook`);
    expect(saved.statusCode).toBe(200);
    const lead = aLead();
    await sendLead(app, lead);
    await eventually(async () => {
      const { versions } = await leadDetail(app, lead.envelope.submissionId);
      expect(versions[0]).toMatchObject({
        delivery: 'undeliverable',
        attempts: [{ error: 'private_address', status: null }],
      });
    });
    expect(inside.received).toHaveLength(0);
  });

  test('is refused when one of several addresses is private', async () => {
    const { app } = await aListeningServer(
      {},
      {
        resolve: async () => [
          { address: '8.8.8.8', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ],
      },
    );
    await saveWebhook(app, 'feedback', 'https://hooks.zapier.com/hooks/catch/1/abc');
    const owner = await asOwner(app);
    const answer = await owner({ method: 'POST', url: '/api/admin/webhooks/feedback/test' });
    expect(answer.json()).toEqual({
      success: false,
      error: 'The webhook has a private address, which is not allowed.',
    });
  });
});

test('a connection goes to the address that was checked, whatever the name says now', async () => {
  const webhook = await aWebhook();
  const { port } = new URL(webhook.url);
  const lookup = pinned([{ address: '127.0.0.1', family: 4 }]);
  const call = request(`http://name.invalid:${port}/hook`, { method: 'POST', lookup }).end('{}');
  await once(call, 'response');
  expect(webhook.received).toMatchObject([{ headers: { host: `name.invalid:${port}` } }]);
});

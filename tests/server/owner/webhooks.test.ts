import { describe, expect, test } from 'vitest';
import { webhooksSchema } from '#contract/admin.ts';
import { envelopeSchema } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, saveWebhook } from '../support/owner.ts';
import { aListeningServer, aServer, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

const ZAPIER = 'https://hooks.zapier.com/hooks/catch/123/abc/';

test('a fresh install has none, and says which hosts are allowed', async () => {
  const { app } = await aServer({ WEBHOOK_PROVIDERS: 'make.com' });
  const owner = await asOwner(app);
  expect((await owner({ url: paths.adminWebhooks })).json()).toEqual({
    webhooks: {},
    providers: ['zapier.com', 'make.com'],
    defaultHost: null,
  });
});

test('one is saved, replaced and removed; the default is shown by its host alone', async () => {
  const { app } = await aServer({ LEADS_WEBHOOK_URL: 'https://crm.example.net/in/s3cret' });
  const owner = await asOwner(app);
  const read = async () => webhooksSchema.parse((await owner({ url: paths.adminWebhooks })).json());
  expect((await saveWebhook(app, 'feedback', ` ${ZAPIER} `)).json()).toEqual({ url: ZAPIER });
  await saveWebhook(app, 'feedback', `${ZAPIER}2`);
  expect(await read()).toMatchObject({
    webhooks: { feedback: `${ZAPIER}2` },
    defaultHost: 'crm.example.net',
  });
  const url = `${paths.adminWebhooks}/feedback`;
  expect((await owner({ method: 'DELETE', url })).statusCode).toBe(204);
  expect((await read()).webhooks).toEqual({});
});

test.each([
  'http://hooks.zapier.com/hooks/catch/1',
  'https://zapier.com.example.net/hooks',
  'https://evilzapier.com/hooks',
  'https://hooks.zapier.com/',
  'https://user:word@hooks.zapier.com/hooks',
  'https://127.0.0.1/hooks',
  'https://hooks.make.com/x',
  'not a url',
  '',
])('%s is not taken', async (url) => {
  const { app } = await aServer();
  const answer = await saveWebhook(app, 'feedback', url);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      error: { code: 'address_refused', message: 'Please enter a valid Zapier webhook URL' },
    },
  ]);
});

test('a form type that does not exist has none', async () => {
  const { app } = await aServer();
  const owner = await asOwner(app);
  const url = `${paths.adminWebhooks}/newsletter`;
  expect((await owner({ method: 'PUT', url, payload: { url: ZAPIER } })).statusCode).toBe(400);
});

describe('the test', () => {
  const call = { method: 'POST', url: `${paths.adminWebhooks}/hero_contact/test` } as const;

  test('sends the payload with testMode to the saved webhook', async () => {
    const webhook = await aWebhook();
    const { app } = await aListeningServer({ WEBHOOK_PROVIDERS: webhook.origin });
    await saveWebhook(app, 'hero_contact', webhook.url);
    const owner = await asOwner(app);
    expect((await owner(call)).json()).toEqual({ success: true });
    const body = JSON.parse(webhook.received[0]?.body ?? '');
    expect(body).toMatchObject({ formType: 'hero_contact', data: { testMode: true } });
    // An automation that is set up with the test must fit the real leads.
    expect(
      envelopeSchema.safeParse({ ...body, data: { ...aLead().envelope.data, ...body.data } }),
    ).toMatchObject({ success: true });
    for (const field of ['name', 'email', 'phone', 'service', 'message']) {
      expect(body.data[field]).toEqual(expect.stringMatching(/./));
    }
  });

  test.each([
    [500, 'The webhook answered with status 500.'],
    [404, 'The webhook answered with status 404.'],
    [302, 'The webhook answered with status 302.'],
    ['reset' as const, 'The webhook broke the connection.'],
  ])('says what came of it: %s', async (answer, error) => {
    const webhook = await aWebhook(() => answer);
    const { app } = await aListeningServer({ WEBHOOK_PROVIDERS: webhook.origin });
    await saveWebhook(app, 'hero_contact', webhook.url);
    const owner = await asOwner(app);
    expect((await owner(call)).json()).toEqual({ success: false, error });
  });

  test('needs a saved webhook', async () => {
    const { app } = await aServer({ LEADS_WEBHOOK_URL: 'https://crm.example.net/in' });
    const owner = await asOwner(app);
    const answer = await owner(call);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { error: { message: 'No webhook URL configured for this form' } },
    ]);
  });

  test('leaves nothing in the inbox', async () => {
    const webhook = await aWebhook();
    const { app } = await aListeningServer({ WEBHOOK_PROVIDERS: webhook.origin });
    await saveWebhook(app, 'hero_contact', webhook.url);
    const owner = await asOwner(app);
    await owner(call);
    expect((await owner({ url: paths.adminLeads })).json().total).toBe(0);
  });
});

test('a provider that is allowed no longer is not called', async () => {
  const webhook = await aWebhook();
  const { app, store } = await aListeningServer();
  await store.webhooks.save('hero_contact', webhook.url);
  await sendLead(app, aLead());
  const owner = await asOwner(app);
  expect((await owner({ url: paths.adminLeads })).json().leads).toMatchObject([
    { delivery: 'inbox_only' },
  ]);
  expect(webhook.received).toHaveLength(0);
});

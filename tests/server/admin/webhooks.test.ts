import { describe, expect, test } from 'vitest';
import { webhooksSchema } from '#contract/admin/webhooks.ts';
import { envelopeSchema } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, leadDetail, saveWebhook } from '../support/owner.ts';
import { aListeningServer, aServer, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

const SITE = 'https://www.firm.example';
const ZAPIER = 'https://hooks.zapier.com/hooks/catch/123/abc/';

test('a fresh install has none, and says which hosts are allowed', async () => {
  const { app } = await aServer({ WEBHOOK_PROVIDERS: 'make.com' });
  const owner = await asOwner(app);
  expect((await owner({ url: paths.adminWebhooks })).json()).toEqual({
    webhooks: {},
    providers: ['zapier.com', 'make.com'],
    defaultHost: null,
    all: null,
    tests: {},
    deliveries: {},
    undeliverable: 0,
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
    const { app } = await aListeningServer({
      WEBHOOK_PROVIDERS: webhook.origin,
      CORS_ORIGIN: SITE,
    });
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
    [
      'the site’s configured origin',
      { CORS_ORIGIN: SITE },
      { source: SITE, pageUrl: `${SITE}/admin/webhooks` },
    ],
    ['none where none is configured', {}, { source: '', pageUrl: '' }],
  ])('gives as its source %s, whatever the Host header says', async (_case, settings, said) => {
    const webhook = await aWebhook();
    const { app } = await aServer({ WEBHOOK_PROVIDERS: webhook.origin, ...settings });
    await saveWebhook(app, 'hero_contact', webhook.url);
    const owner = await asOwner(app);
    await owner({ ...call, headers: { host: 'evil.example' } });
    const { source, data } = JSON.parse(webhook.received[0]?.body ?? '');
    expect({ source, pageUrl: data.pageUrl }).toEqual(said);
  });

  test.each([
    [500, 'The webhook answered with status 500.'],
    [404, 'The webhook answered with status 404.'],
    [302, 'The webhook answered with status 302.'],
    ['reset' as const, 'The webhook closed the connection.'],
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

const popupOf = () => {
  const lead = aLead();
  const envelope = { ...lead.envelope, formType: 'assessment_popup' as const };
  return { ...lead, envelope };
};

describe('the webhook of all forms', () => {
  test('gets the leads of every form without one of its own, before the operator’s', async () => {
    const [own, all, operators] = [await aWebhook(), await aWebhook(), await aWebhook()];
    const { app } = await aListeningServer({
      LEADS_WEBHOOK_URL: operators.url,
      WEBHOOK_PROVIDERS: `${own.origin},${all.origin}`,
    });
    await saveWebhook(app, 'hero_contact', own.url);
    expect((await saveWebhook(app, 'all', all.url)).json()).toEqual({ url: all.url });
    await sendLead(app, aLead());
    await sendLead(app, popupOf());
    await Promise.all([own.arrivals(1), all.arrivals(1)]);
    expect(all.received[0]?.body).toContain('assessment_popup');
    expect(operators.received).toHaveLength(0);
    const owner = await asOwner(app);
    const settings = await owner({ url: paths.adminWebhooks });
    expect(settings.json()).toMatchObject({ all: all.url, webhooks: { hero_contact: own.url } });
    await owner({ method: 'DELETE', url: `${paths.adminWebhooks}/all` });
    await sendLead(app, popupOf());
    await operators.arrivals(1);
  });
});

test('the last test and the last lead of each stay, with their time and answer', async () => {
  const statuses = [500, 200, 404];
  const webhook = await aWebhook((_received, index) => statuses[index] ?? 200);
  const { app } = await aListeningServer({ WEBHOOK_PROVIDERS: webhook.origin });
  await saveWebhook(app, 'hero_contact', webhook.url);
  await saveWebhook(app, 'all', webhook.url);
  const owner = await asOwner(app);
  const read = async () => webhooksSchema.parse((await owner({ url: paths.adminWebhooks })).json());
  await owner({ method: 'POST', url: `${paths.adminWebhooks}/hero_contact/test` });
  await owner({ method: 'POST', url: `${paths.adminWebhooks}/all/test` });
  await sendLead(app, aLead());
  const { host } = new URL(webhook.url);
  await eventually(async () =>
    expect(await read()).toMatchObject({
      tests: {
        hero_contact: { host, taken: false, status: 500, error: null },
        all: { host, taken: true, status: 200 },
      },
      deliveries: { hero_contact: { host, taken: false, status: 404 } },
      undeliverable: 1,
    }),
  );
  const { deliveries } = await read();
  expect(JSON.stringify(deliveries)).not.toContain('/hooks/');
});

test('the last lead through the webhook of all forms stands with that one too, and no other does', async () => {
  const [all, own] = [await aWebhook(), await aWebhook(() => 503)];
  const { app } = await aListeningServer({ WEBHOOK_PROVIDERS: `${all.origin},${own.origin}` });
  await saveWebhook(app, 'all', all.url);
  await saveWebhook(app, 'hero_contact', own.url);
  const owner = await asOwner(app);
  const deliveries = async () =>
    webhooksSchema.parse((await owner({ url: paths.adminWebhooks })).json()).deliveries;
  await sendLead(app, aLead());
  await eventually(async () =>
    expect(await deliveries()).toMatchObject({ hero_contact: { taken: false } }),
  );
  expect(await deliveries()).not.toHaveProperty('all');
  await sendLead(app, popupOf());
  await eventually(async () =>
    expect(await deliveries()).toMatchObject({
      all: { host: new URL(all.url).host, taken: true, status: 200 },
      assessment_popup: { taken: true },
    }),
  );
});

describe('a lead that its webhook has refused', () => {
  test('is sent by itself once the address is mended, in its newest version, and spam is not', async () => {
    const wrong = await aWebhook(() => 404);
    const right = await aWebhook();
    const { app } = await aListeningServer({
      WEBHOOK_PROVIDERS: `${wrong.origin},${right.origin}`,
    });
    await saveWebhook(app, 'hero_contact', wrong.url);
    const [lead, spam] = [aLead(), aLead()];
    await sendLead(app, lead);
    await sendLead(app, spam);
    const refused = (count: number) =>
      eventually(async () =>
        expect((await owner({ url: paths.adminWebhooks })).json().undeliverable).toBe(count),
      );
    const owner = await asOwner(app);
    await refused(2);
    await sendLead(app, corrected(lead, 'Two parapets lean.'));
    await wrong.arrivals(3);
    await refused(2);
    const url = `${paths.adminLeads}/${spam.envelope.submissionId}`;
    await owner({ method: 'PATCH', url, payload: { spam: true } });
    await saveWebhook(app, 'hero_contact', wrong.url);
    await saveWebhook(app, 'hero_contact', right.url);
    await right.arrivals(1);
    await refused(0);
    await sendLead(app, aLead({ data: { message: 'the last' } }));
    await right.arrivals(2);
    expect(right.received.map(({ body }) => JSON.parse(body).data.message)).toEqual([
      'Two parapets lean.',
      'the last',
    ]);
    expect(wrong.received).toHaveLength(3);
  });

  test('is sent again with all others at the owner’s word, where there is an address', async () => {
    let isWell = false;
    const webhook = await aWebhook(() => (isWell ? 200 : 404));
    const { app } = await aListeningServer({ WEBHOOK_PROVIDERS: webhook.origin });
    await saveWebhook(app, 'hero_contact', webhook.url);
    await saveWebhook(app, 'assessment_popup', webhook.url);
    await sendLead(app, aLead());
    await sendLead(app, aLead());
    await sendLead(app, popupOf());
    const owner = await asOwner(app);
    const count = async () =>
      webhooksSchema.parse((await owner({ url: paths.adminWebhooks })).json()).undeliverable;
    await eventually(async () => expect(await count()).toBe(3));
    await owner({ method: 'DELETE', url: `${paths.adminWebhooks}/assessment_popup` });
    isWell = true;
    const url = `${paths.adminWebhooks}/send-again`;
    expect((await owner({ method: 'POST', url })).statusCode).toBe(200);
    await webhook.arrivals(5);
    await eventually(async () => expect(await count()).toBe(1));
  });

  test('and one that waits for its next try, goes to the new address at once', async () => {
    const busy = await aWebhook(() => 503);
    const right = await aWebhook();
    const { app } = await aListeningServer({
      WEBHOOK_PROVIDERS: `${busy.origin},${right.origin}`,
      FORWARD_BASE_MS: '3600000',
    });
    await saveWebhook(app, 'all', busy.url);
    await sendLead(app, aLead());
    await busy.arrivals(1);
    await saveWebhook(app, 'all', right.url);
    await right.arrivals(1);
    expect([busy.received.length, right.received.length]).toEqual([1, 1]);
  });

  test('goes on to the new address though it was under way to the old one when that was mended', async () => {
    const answer = Promise.withResolvers<number>();
    const slow = await aWebhook(() => answer.promise);
    const right = await aWebhook();
    const { app } = await aListeningServer({
      WEBHOOK_PROVIDERS: `${slow.origin},${right.origin}`,
    });
    await saveWebhook(app, 'hero_contact', slow.url);
    await sendLead(app, aLead());
    await slow.arrivals(1);
    await saveWebhook(app, 'hero_contact', right.url);
    answer.resolve(404);
    await right.arrivals(1);
    expect(right.received).toHaveLength(1);
  });
});

test('a lead that is under way to a webhook goes to no other, though the address is changed meanwhile', async () => {
  const answer = Promise.withResolvers<number>();
  const slow = await aWebhook(() => answer.promise);
  const other = await aWebhook();
  const { app } = await aListeningServer({
    WEBHOOK_PROVIDERS: `${slow.origin},${other.origin}`,
  });
  await saveWebhook(app, 'hero_contact', slow.url);
  const [first, next] = [aLead(), aLead()];
  await sendLead(app, first);
  await slow.arrivals(1);
  await saveWebhook(app, 'hero_contact', other.url);
  // What comes after it need not wait for it.
  await sendLead(app, next);
  await other.arrivals(1);
  answer.resolve(200);
  await eventually(async () => {
    const { versions } = await leadDetail(app, first.envelope.submissionId);
    expect(versions[0]).toMatchObject({ delivery: 'delivered', attempts: [{ status: 200 }] });
  });
  expect(slow.received).toHaveLength(1);
  expect(other.received.map(({ body }) => JSON.parse(body).submissionId)).toEqual([
    next.envelope.submissionId,
  ]);
});

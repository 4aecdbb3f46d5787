import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { webhookSecretSchema, webhookSigningSchema } from '#contract/admin/webhooks.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, saveWebhook } from '../support/owner.ts';
import { announced, aPicture, upload } from '../support/photo.ts';
import { aListeningServer, freshFolder, sendLead } from '../support/server.ts';
import { aWebhook, type Received } from '../support/webhook.ts';

type App = Parameters<typeof asOwner>[0];

async function secretOf(app: App, how: 'show' | 'rotate'): Promise<string> {
  const owner = await asOwner(app);
  const answer = await owner({ method: 'POST', url: `${paths.adminWebhookSecret}/${how}` });
  return webhookSecretSchema.parse(answer.json()).secret;
}

async function stateOf(app: App) {
  const owner = await asOwner(app);
  return webhookSigningSchema.parse((await owner({ url: paths.adminWebhookSecret })).json());
}

/** What the published library for receivers makes of a request; throws when it isn't genuine. */
function verified(secret: string, received: Received | undefined): unknown {
  const headers = Object.entries(received?.headers ?? {}).map(([name, value]) => [
    name,
    String(value),
  ]);
  return new Webhook(secret).verify(received?.body ?? '', Object.fromEntries(headers));
}

describe('what a webhook is sent', () => {
  test('is signed by the secret, at the operator’s address and at the panel’s alike', async () => {
    const own = await aWebhook();
    const other = await aWebhook();
    const { app } = await aListeningServer({
      LEADS_WEBHOOK_URL: other.url,
      WEBHOOK_PROVIDERS: own.origin,
    });
    const secret = await secretOf(app, 'show');
    const first = aLead();
    await sendLead(app, first);
    await other.arrivals(1);
    await saveWebhook(app, 'hero_contact', own.url);
    const second = aLead();
    await sendLead(app, second);
    await own.arrivals(1);
    expect(verified(secret, other.received[0])).toEqual(first.envelope);
    expect(verified(secret, own.received[0])).toEqual(second.envelope);
    const [received] = own.received;
    if (received === undefined) throw new Error('nothing came');
    expect(() => verified(secret, { ...received, body: `${received.body} ` })).toThrow(/signature/);
  });

  test('has one id however often it is tried, and the test another', async () => {
    const webhook = await aWebhook((_received, index) => (index < 2 ? 503 : 200));
    const { app } = await aListeningServer({ WEBHOOK_PROVIDERS: webhook.origin });
    const secret = await secretOf(app, 'show');
    await saveWebhook(app, 'hero_contact', webhook.url);
    await sendLead(app, aLead());
    await webhook.arrivals(3);
    const owner = await asOwner(app);
    await owner({ method: 'POST', url: `${paths.adminWebhooks}/hero_contact/test` });
    await webhook.arrivals(4);
    for (const received of webhook.received) verified(secret, received);
    const ids = webhook.received.map(({ headers }) => headers['webhook-id']);
    expect([new Set(ids.slice(0, 3)).size, new Set(ids).size]).toEqual([1, 2]);
  });

  test('is signed when it tells of photographs, under an id of its own', async () => {
    const webhook = await aWebhook();
    const { app, photos } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    const secret = await secretOf(app, 'show');
    const lead = aLead({ data: { photoCount: 1 } });
    await sendLead(app, lead);
    await webhook.arrivals(1);
    await upload(app, announced(await aPicture(), lead.envelope.submissionId));
    await expect
      .poll(
        async () => {
          await photos.forwardPhotos();
          return webhook.received.length;
        },
        { timeout: 25_000 },
      )
      .toBe(2);
    expect(verified(secret, webhook.received[1])).toMatchObject({ event: 'photos' });
    const ids = webhook.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the secret', () => {
  test('is shown once, to the owner alone, and outlives the server', async () => {
    const folder = freshFolder();
    const webhook = await aWebhook();
    const settings = { DATA_DIR: folder, LEADS_WEBHOOK_URL: webhook.url };
    const first = await aListeningServer(settings);
    expect((await first.app.inject({ url: paths.adminWebhookSecret })).statusCode).toBe(401);
    expect(await stateOf(first.app)).toEqual({ shown: false, earlierUntil: null });
    const secret = await secretOf(first.app, 'show');
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const owner = await asOwner(first.app);
    const again = await owner({ method: 'POST', url: `${paths.adminWebhookSecret}/show` });
    expect([again.statusCode, again.body.includes('whsec_')]).toEqual([409, false]);
    expect(await stateOf(first.app)).toEqual({ shown: true, earlierUntil: null });
    await first.app.close();
    const second = await aListeningServer(settings);
    await sendLead(second.app, aLead());
    await webhook.arrivals(1);
    verified(secret, webhook.received[0]);
  });

  test('and the one before it both sign for a day after the change, then the new one alone', async () => {
    let ahead = 0;
    const webhook = await aWebhook();
    const { app } = await aListeningServer(
      { LEADS_WEBHOOK_URL: webhook.url },
      { now: () => Date.now() + ahead },
    );
    const [before, after] = [await secretOf(app, 'show'), await secretOf(app, 'rotate')];
    expect(await stateOf(app)).toMatchObject({ earlierUntil: expect.any(String) });
    await sendLead(app, aLead());
    await webhook.arrivals(1);
    verified(before, webhook.received[0]);
    verified(after, webhook.received[0]);
    ahead = 24 * 3_600_000;
    expect(await stateOf(app)).toEqual({ shown: true, earlierUntil: null });
    await sendLead(app, aLead());
    await webhook.arrivals(2);
    expect(webhook.received[1]?.headers['webhook-signature']).not.toContain(' ');
  });
});

import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, leadDetail, saveWebhook } from '../support/owner.ts';
import { announced, aPicture, upload } from '../support/photo.ts';
import { aListeningServer, aServer, sendLead } from '../support/server.ts';
import { aBuiltSite, build } from '../support/site.ts';
import { aWebhook } from '../support/webhook.ts';

const bodySchema = z.looseObject({
  submissionId: z.string(),
  revision: z.int(),
  event: z.optional(z.string()),
  data: z.looseObject({
    photos: z.optional(
      z.array(
        z.object({
          url: z.optional(z.string()),
          width: z.int(),
          height: z.int(),
          caption: z.string(),
        }),
      ),
    ),
  }),
});

const read = (body: string | undefined) => bodySchema.parse(JSON.parse(body ?? ''));

function leadWith(photoCount: number) {
  return aLead({ source: 'https://ashlarandsons.example', data: { photoCount } });
}

describe('the webhook of a lead', () => {
  test('is notified of its photographs once more, and once, when all of them have arrived', async () => {
    const webhook = await aWebhook();
    const { app, photos } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    const lead = leadWith(2);
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    await webhook.arrivals(1);
    expect(read(webhook.received[0]?.body)).toEqual(lead.envelope);
    await upload(app, announced(await aPicture(), submissionId, { caption: 'The crack' }));
    await photos.forwardPhotos();
    await upload(app, announced(await aPicture(300, 200), submissionId, { position: 1 }));
    await eventually(async () => {
      await photos.forwardPhotos();
      expect(webhook.received).toHaveLength(2);
    });
    const { event, revision, data } = read(webhook.received[1]?.body);
    expect({ event, revision }).toEqual({ event: 'photos', revision: 1 });
    expect(data.photos).toMatchObject([
      { width: 640, height: 480, caption: 'The crack' },
      { width: 300, height: 200, caption: '' },
    ]);
    await photos.forwardPhotos();
    await eventually(async () =>
      expect(await leadDetail(app, submissionId)).toMatchObject({ delivery: 'delivered' }),
    );
    expect(webhook.received).toHaveLength(2);
  });

  test('is told at once of those that came when the rest of them was refused', async () => {
    const webhook = await aWebhook();
    const API_ORIGIN = 'https://api.firm.example';
    const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url, API_ORIGIN });
    const lead = leadWith(2);
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    await webhook.arrivals(1);
    await eventually(async () =>
      expect(await leadDetail(app, submissionId)).toMatchObject({ delivery: 'delivered' }),
    );
    expect(await upload(app, announced(await aPicture(), submissionId))).toBe(204);
    expect(webhook.received).toHaveLength(1);
    expect(await upload(app, announced(Buffer.from('no picture'), submissionId))).toBe(422);
    await webhook.arrivals(2);
    expect(read(webhook.received[1]?.body).data.photos).toHaveLength(1);
  });

  test('is told after an hour of those that came, when others are missing', async () => {
    let now = Date.now();
    const webhook = await aWebhook();
    const settings = { LEADS_WEBHOOK_URL: webhook.url, API_ORIGIN: 'https://api.firm.example' };
    const { app, photos } = await aListeningServer(settings, { now: () => now });
    const lead = leadWith(3);
    await sendLead(app, lead);
    await webhook.arrivals(1);
    await upload(app, announced(await aPicture(), lead.envelope.submissionId));
    await photos.forwardPhotos();
    expect(webhook.received).toHaveLength(1);
    now += 3_600_001;
    await eventually(async () => {
      await photos.forwardPhotos();
      expect(webhook.received).toHaveLength(2);
    });
    expect(read(webhook.received[1]?.body).data.photos).toHaveLength(1);
  });

  test('gets addresses that open the photographs for 30 days, and no others', async () => {
    let now = Date.now();
    const webhook = await aWebhook();
    const settings = { LEADS_WEBHOOK_URL: webhook.url, API_ORIGIN: 'https://api.firm.example' };
    const { app, photos } = await aListeningServer(settings, { now: () => now });
    const lead = leadWith(1);
    await sendLead(app, lead);
    await webhook.arrivals(1);
    await upload(app, announced(await aPicture(), lead.envelope.submissionId));
    await eventually(async () => {
      await photos.forwardPhotos();
      expect(webhook.received).toHaveLength(2);
    });
    const [photo] = read(webhook.received[1]?.body).data.photos ?? [];
    const url = new URL(photo?.url ?? '');
    const open = (address: string) => app.inject({ url: address });
    const answer = await open(`${url.pathname}${url.search}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const later = new URLSearchParams(url.search);
    later.set('until', String(now + 90 * 86_400_000));
    expect((await open(`${url.pathname}?${later}`)).statusCode).toBe(404);
    expect((await open(url.pathname)).statusCode).toBe(400);
    now += 31 * 86_400_000;
    expect((await open(`${url.pathname}${url.search}`)).statusCode).toBe(410);
  });
});

/** The origin of the address at which a webhook finds a photograph that was sent in this way. */
async function originTold(settings: Record<string, string>, headers: Record<string, string> = {}) {
  const webhook = await aWebhook();
  const { app } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url, ...settings });
  const lead = aLead({ source: 'https://elsewhere.example/page', data: { photoCount: 1 } });
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  await eventually(async () =>
    expect(await leadDetail(app, submissionId)).toMatchObject({ delivery: 'delivered' }),
  );
  expect(await upload(app, announced(await aPicture(), submissionId), headers)).toBe(204);
  await webhook.arrivals(2);
  const [photo] = read(webhook.received[1]?.body).data.photos ?? [];
  return photo?.url === undefined ? null : new URL(photo.url).origin;
}

describe('the address of a photograph, wherever its sender says that the page was,', () => {
  const called = { host: 'shop.example:8080' };
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.shop.example' };
  const ownSite = () => aBuiltSite({ ...build, siteOrigin: 'https://www.firm.example' });

  test('is on the origin that the site has', async () => {
    const settings = { API_ONLY: 'false', DIST_DIR: ownSite() };
    expect(await originTold(settings, called)).toBe('https://www.firm.example');
  });

  test('is not chosen by whoever sends it: where no origin is configured there is none', async () => {
    expect(await originTold({}, called)).toBeNull();
    expect(await originTold({ TRUST_PROXY: 'true' }, { ...called, ...proxied })).toBeNull();
  });

  test('is on the origin that the server is configured with, before that of the site', async () => {
    const API_ORIGIN = 'https://api.firm.example';
    expect(await originTold({ API_ORIGIN }, called)).toBe(API_ORIGIN);
    const settings = { API_ORIGIN, API_ONLY: 'false', DIST_DIR: ownSite() };
    expect(await originTold(settings, called)).toBe(API_ORIGIN);
  });

  test('is not where the pages are when those are on another host', async () => {
    const settings = {
      API_ONLY: 'false',
      DIST_DIR: ownSite(),
      CORS_ORIGIN: 'https://www.firm.example',
    };
    expect(await originTold(settings, called)).toBeNull();
  });
});

describe('a webhook that refuses', () => {
  const send = async (app: FastifyInstance, url: string, payload?: object) => {
    const owner = await asOwner(app);
    const method = payload === undefined ? 'POST' : 'PATCH';
    return owner({ method, url, ...(payload === undefined ? {} : { payload }) });
  };
  const becomes = (app: FastifyInstance, id: string, delivery: string) =>
    eventually(async () => expect(await leadDetail(app, id)).toMatchObject({ delivery }));

  /** A lead that was refused, whose photograph has come since. */
  async function refusedWithPhoto(webhook: { url: string; origin: string }, more = '') {
    const server = await aListeningServer({ WEBHOOK_PROVIDERS: `${webhook.origin},${more}` });
    await saveWebhook(server.app, 'hero_contact', webhook.url);
    const lead = leadWith(1);
    const { submissionId } = lead.envelope;
    await sendLead(server.app, lead);
    await becomes(server.app, submissionId, 'undeliverable');
    await upload(server.app, announced(await aPicture(), submissionId));
    await server.photos.forwardPhotos();
    return { ...server, submissionId };
  }

  test('the webhook is notified of nothing more; mended, it gets the lead with its photographs', async () => {
    const wrong = await aWebhook(() => 404);
    const right = await aWebhook();
    const { app, photos, submissionId } = await refusedWithPhoto(wrong, right.origin);
    await becomes(app, submissionId, 'undeliverable');
    await saveWebhook(app, 'hero_contact', right.url);
    await right.arrivals(1);
    await becomes(app, submissionId, 'delivered');
    await photos.forwardPhotos();
    expect([wrong.received.length, right.received.length]).toEqual([1, 1]);
    const body = read(right.received[0]?.body);
    expect(body).toMatchObject({ submissionId, data: { photos: [{ width: 640 }] } });
    expect(body).not.toHaveProperty('event');
  });

  test('gets the lead that an earlier release had stored as photographs when the owner asks', async () => {
    let isWell = false;
    const webhook = await aWebhook(() => (isWell ? 200 : 404));
    const { app, store } = await refusedWithPhoto(webhook);
    await store.db.updateTable('jobs').set({ event: 'photos' }).execute();
    isWell = true;
    await send(app, `${paths.adminWebhooks}/send-again`);
    await webhook.arrivals(2);
    expect(read(webhook.received[1]?.body)).not.toHaveProperty('event');
  });

  test('the webhook of a lead it already has gets the photographs again when the owner asks', async () => {
    const answers = [200, 404, 200];
    const webhook = await aWebhook((_received, index) => answers[index] ?? 200);
    const { app, photos } = await aListeningServer({ WEBHOOK_PROVIDERS: webhook.origin });
    await saveWebhook(app, 'hero_contact', webhook.url);
    const lead = leadWith(1);
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    await becomes(app, submissionId, 'delivered');
    await upload(app, announced(await aPicture(), submissionId));
    await photos.forwardPhotos();
    await becomes(app, submissionId, 'undeliverable');
    await send(app, `${paths.adminWebhooks}/send-again`);
    await webhook.arrivals(3);
    expect(webhook.received.map(({ body }) => read(body).event)).toEqual([
      undefined,
      'photos',
      'photos',
    ]);
  });

  test('the photographs for now does not get the lead twice when it was taken for spam meanwhile', async () => {
    const webhook = await aWebhook((_received, index) =>
      index === 1 ? { status: 503, headers: { 'retry-after': '600' } } : 200,
    );
    const { app, photos } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
    const lead = leadWith(1);
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    await becomes(app, submissionId, 'delivered');
    await upload(app, announced(await aPicture(), submissionId));
    await photos.forwardPhotos();
    await eventually(async () => {
      const { versions } = await leadDetail(app, submissionId);
      expect(versions[0]?.attempts).toMatchObject([{ status: 503 }, { status: 200 }]);
    });
    const url = `${paths.adminLeads}/${submissionId}`;
    expect((await send(app, url, { spam: true })).json()).toMatchObject({ delivery: 'delivered' });
    await photos.forwardPhotos();
    expect((await send(app, url, { spam: false })).json()).toMatchObject({ delivery: 'delivered' });
    await photos.forwardPhotos();
    await webhook.arrivals(3);
    expect(webhook.received.map(({ body }) => read(body).event)).toEqual([
      undefined,
      'photos',
      'photos',
    ]);
  });
});

test('the owner sees a lead’s photographs, and nobody else does', async () => {
  const { app } = await aServer();
  const lead = leadWith(1);
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  await upload(app, announced(await aPicture(), submissionId, { caption: 'The crack' }));
  const detail = await leadDetail(app, submissionId);
  expect(detail).toMatchObject({ photoCount: 1, photos: [{ caption: 'The crack', width: 640 }] });
  const url = `${paths.adminLeads}/${submissionId}/photos/${detail.photos[0]?.hash}`;
  const owner = await asOwner(app);
  const small = await owner({ url: `${url}?size=small` });
  expect(small.headers['content-type']).toBe('image/jpeg');
  // What the browser keeps is there for whoever comes after the owner has signed out.
  expect(small.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url })).statusCode).toBe(401);
  expect((await owner({ url: url.replace(/.$/, 'x') })).statusCode).toBe(400);
});

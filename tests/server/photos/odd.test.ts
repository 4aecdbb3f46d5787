import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from '#contract/zod.ts';
import { onPostgres } from '../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { leadDetail } from '../support/owner.ts';
import { announced, aPicture, create, offsetOf, upload } from '../support/photo.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

const GIB = 2 ** 30;

const told = z.looseObject({
  event: z.optional(z.string()),
  data: z.looseObject({ photos: z.array(z.object({ url: z.optional(z.string()) })) }),
});
const read = (body: string | undefined) => told.parse(JSON.parse(body ?? ''));

const SITE = 'https://ashlarandsons.example';

test('photographs that come before their lead are reported with it, once', async () => {
  const webhook = await aWebhook();
  const { app, photos } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
  const lead = aLead({ source: SITE, data: { photoCount: 1 } });
  await upload(app, announced(await aPicture(), lead.envelope.submissionId));
  await sendLead(app, lead);
  await webhook.arrivals(1);
  const { event, data } = read(webhook.received[0]?.body);
  expect([event, data.photos.length]).toEqual([undefined, 1]);
  await photos.forwardPhotos();
});

test.each([
  ['at the configured origin, whatever its page said', { API_ORIGIN: SITE }, `${SITE}/`],
  ['without an address where no origin is configured', {}, null],
] as const)(
  'a webhook gets a photograph of an earlier release %s',
  async (_case, settings, start) => {
    const webhook = await aWebhook();
    const { app, store } = await aServer({ LEADS_WEBHOOK_URL: webhook.url, ...settings });
    const lead = aLead({ source: 'https://elsewhere.example', data: { photoCount: 1 } });
    await upload(app, announced(await aPicture(), lead.envelope.submissionId));
    await store.db.updateTable('photos').set({ origin: null }).execute();
    await sendLead(app, lead);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await webhook.arrivals(1);
    const [photo] = read(webhook.received[0]?.body).data.photos;
    expect(photo?.url?.slice(0, start?.length) ?? null).toBe(start);
  },
);

test('of photographs nothing is told while their lead itself has not been taken', async () => {
  const webhook = await aWebhook(() => ({ status: 503, headers: { 'retry-after': '600' } }));
  const { app, photos } = await aListeningServer({ LEADS_WEBHOOK_URL: webhook.url });
  const lead = aLead({ data: { photoCount: 1 } });
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  await eventually(async () =>
    expect((await leadDetail(app, submissionId)).versions[0]?.attempts).toHaveLength(1),
  );
  await upload(app, announced(await aPicture(), submissionId));
  await photos.forwardPhotos();
  expect((await leadDetail(app, submissionId)).versions).toHaveLength(1);
  expect(webhook.received).toHaveLength(1);
  expect(await photos.store.unforwarded()).toHaveLength(1);
});

test('strangers fill the disk with photographs of no request up to a limit, and requests are taken past it', async () => {
  const { app, store } = await aServer();
  await upload(app, announced(await aPicture()));
  await store.db.updateTable('photos').set({ upload_bytes: GIB }).execute();
  const other = announced(await aPicture(300, 200));
  const refused = await create(app, other);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  const lead = aLead({ data: { photoCount: 1 } });
  await sendLead(app, lead);
  expect(await upload(app, announced(await aPicture(), lead.envelope.submissionId))).toBe(204);
});

test.skipIf(onPostgres)(
  'where no photograph has ever come there is nothing to tidy, and nothing is made for it',
  async () => {
    const DATA_DIR = freshFolder();
    const { photos } = await aServer({ DATA_DIR });
    await photos.sweep();
    expect(readdirSync(DATA_DIR)).not.toContain('photos');
  },
);

test.skipIf(onPostgres)('tidying leaves alone what has only just been put down', async () => {
  const DATA_DIR = freshFolder();
  const { app, photos } = await aServer({ DATA_DIR });
  const photo = announced(await aPicture());
  await upload(app, photo);
  const stray = join(DATA_DIR, 'photos', 'kept', 'stray');
  mkdirSync(stray);
  writeFileSync(join(stray, 'half'), '');
  await photos.sweep();
  expect(readdirSync(join(DATA_DIR, 'photos', 'kept'))).toContain('stray');
  expect(await offsetOf(app, photo.id)).toBe(photo.bytes.length);
});

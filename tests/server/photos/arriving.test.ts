import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { partsOfPhotoId, PIECE_TYPE, TUS_VERSION } from '#contract/photos.ts';
import { inCluster, onPostgres } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import {
  addressOf,
  announced,
  append,
  aPicture,
  create,
  offsetOf,
  upload,
} from '../support/photo.ts';
import { aServer, freshFolder, placeOf, sendLead } from '../support/server.ts';

const MB = 1024 * 1024;

describe('a photograph of a lead', () => {
  test('is kept in the order and with the words of its sender, and nothing else of it', async () => {
    const { app, store, photos } = await aServer();
    const lead = aLead();
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    const second = announced(await aPicture(300, 200), submissionId, { position: 1 });
    const first = announced(await aPicture(), submissionId, { caption: 'Crack at the left – 50c' });
    expect(await upload(app, second)).toBe(204);
    expect(await upload(app, first)).toBe(204);
    const kept = await store.photos.ofLead(submissionId);
    expect(kept).toMatchObject([
      { position: 0, caption: 'Crack at the left – 50c', width: 640, height: 480 },
      { position: 1, caption: '', width: 300, height: 200 },
    ]);
    const file = await photos.files.read(submissionId, kept[0]?.hash ?? '', 'whole');
    const { exif, xmp, iptc, format } = await sharp(file ?? undefined).metadata();
    expect({ exif, xmp, iptc, format }).toEqual({ format: 'jpeg' });
    expect(await photos.partial.underWay()).toEqual([]);
  });

  test('is upright, whichever way the phone was held', async () => {
    const { app, store } = await aServer();
    const lying = await sharp(await aPicture(640, 480))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const photo = announced(lying);
    expect(await upload(app, photo)).toBe(204);
    const [leadId = ''] = photo.id.split('.');
    expect(await store.photos.ofLead(leadId)).toMatchObject([{ width: 480, height: 640 }]);
  });

  test('goes on from where the connection broke', async () => {
    const { app, store } = await aServer();
    const photo = announced(await aPicture());
    await create(app, photo);
    expect((await append(app, photo, 0, 1000)).statusCode).toBe(204);
    expect(await offsetOf(app, photo.id)).toBe(1000);
    expect((await append(app, photo, 1000)).statusCode).toBe(204);
    expect(await offsetOf(app, photo.id)).toBe(photo.bytes.length);
    expect((await store.photos.unclaimed()).bytes).toBe(photo.bytes.length);
  });

  test('is one, however often its last answer is lost', async () => {
    const { app, store } = await aServer();
    const photo = announced(await aPicture());
    expect(await upload(app, photo)).toBe(204);
    expect((await append(app, photo, photo.bytes.length)).statusCode).toBe(204);
    expect((await create(app, photo)).statusCode).toBe(409);
    const [leadId = ''] = photo.id.split('.');
    expect(await store.photos.ofLead(leadId)).toHaveLength(1);
  });

  test('is finished by the next question when the server was killed after its last byte', async () => {
    const DATA_DIR = freshFolder();
    const before = await aServer({ DATA_DIR });
    const photo = announced(await aPicture());
    await create(before.app, photo);
    await append(before.app, photo, 0, photo.bytes.length - 1);
    await before.photos.uploads.append(photo.id, {
      offset: photo.bytes.length - 1,
      length: 1,
      body: Readable.from([photo.bytes.subarray(-1)]),
    });
    await before.app.close();
    const { app, store } = await aServer({ DATA_DIR });
    expect(await offsetOf(app, photo.id)).toBe(photo.bytes.length);
    expect((await store.photos.unclaimed()).bytes).toBe(0);
    expect((await append(app, photo, photo.bytes.length)).statusCode).toBe(204);
    expect((await store.photos.unclaimed()).bytes).toBe(photo.bytes.length);
  });

  test('is finished once when two ask about it after its last byte', async () => {
    const { app, photos, store } = await aServer();
    const photo = announced(await aPicture());
    await create(app, photo);
    await append(app, photo, 0, photo.bytes.length - 1);
    await photos.uploads.append(photo.id, {
      offset: photo.bytes.length - 1,
      length: 1,
      body: Readable.from([photo.bytes.subarray(-1)]),
    });
    const end = () => append(app, photo, photo.bytes.length);
    expect((await Promise.all([end(), end()])).map(({ statusCode }) => statusCode)).toEqual([
      204, 204,
    ]);
    const [leadId = ''] = photo.id.split('.');
    expect(await store.photos.ofLead(leadId)).toHaveLength(1);
    expect(await photos.partial.underWay()).toEqual([]);
  });

  test('leaves the disk with its lead, and is not taken again', async () => {
    const { app, store, photos } = await aServer();
    const lead = aLead();
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    const photo = announced(await aPicture(), submissionId);
    await upload(app, photo);
    const { hash } = partsOfPhotoId(photo.id);
    const kept = () =>
      Promise.all([
        photos.files.read(submissionId, hash, 'whole'),
        photos.files.read(submissionId, hash, 'small'),
      ]);
    expect(await kept()).toEqual([expect.any(Buffer), expect.any(Buffer)]);
    const owner = await asOwner(app);
    await owner({ method: 'DELETE', url: `${paths.adminLeads}/${submissionId}` });
    expect(await kept()).toEqual([null, null]);
    expect(await store.photos.ofLead(submissionId)).toEqual([]);
    expect((await create(app, photo)).statusCode).toBe(410);
    const asked = await app.inject({
      method: 'HEAD',
      url: addressOf(photo.id),
      headers: { 'tus-resumable': TUS_VERSION },
    });
    expect(asked.statusCode).toBe(410);
  });

  test('is removed from the server when its sender takes it back on its way', async () => {
    const { app, photos } = await aServer();
    const photo = announced(await aPicture());
    await create(app, photo);
    await append(app, photo, 0, 1000);
    const answer = await app.inject({ method: 'DELETE', url: addressOf(photo.id) });
    expect(answer.statusCode).toBe(204);
    expect(await photos.partial.underWay()).toEqual([]);
  });
});

const DAY_MS = 86_400_000;

/** Has time pass for uploads under way: PostgreSQL goes by its own clock, which nobody puts forward. */
async function pass(DATA_DIR: string, days: number): Promise<void> {
  if (onPostgres) {
    const { DATABASE_URL } = await placeOf(DATA_DIR);
    const back = `begun_at = begun_at - interval '${days} days'`;
    return inCluster(`update photo_uploads set ${back}`, DATABASE_URL);
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
}

/** Names of the files of uploads under way; PostgreSQL has none. */
function filesUnderWay(DATA_DIR: string): string[] {
  return onPostgres ? [] : readdirSync(join(DATA_DIR, 'photos', 'partial'));
}

describe('what nobody comes back for', () => {
  test('is removed: uploads that nobody has finished for three days, which begin again', async () => {
    const DATA_DIR = freshFolder();
    const { app, photos } = await aServer({ DATA_DIR });
    const given = announced(await aPicture());
    await create(app, given);
    await append(app, given, 0, 1000);
    await pass(DATA_DIR, 2.9);
    const young = announced(await aPicture(90, 90));
    await create(app, young);
    await photos.sweep();
    expect(await offsetOf(app, given.id)).toBe(1000);
    await pass(DATA_DIR, 0.2);
    await photos.sweep();
    expect(await photos.partial.underWay()).toEqual([young.id]);
    expect(filesUnderWay(DATA_DIR)).not.toContainEqual(expect.stringContaining(given.id));
    expect(await offsetOf(app, given.id)).toBeNull();
    expect((await append(app, given, 1000)).statusCode).toBe(404);
    expect(await upload(app, given)).toBe(204);
  });

  test('is dropped: photographs without a lead after seven days', async () => {
    let now = Date.now();
    const { app, store, photos } = await aServer({}, { now: () => now });
    const lead = aLead();
    await sendLead(app, lead);
    const claimed = announced(await aPicture(), lead.envelope.submissionId);
    const unclaimed = announced(await aPicture());
    await upload(app, claimed);
    await upload(app, unclaimed);
    now += 8 * 86_400_000;
    await photos.sweep();
    expect((await store.photos.unclaimed()).bytes).toBe(0);
    const small = ({ id }: { id: string }) => {
      const { leadId, hash } = partsOfPhotoId(id);
      return photos.files.read(leadId, hash, 'small');
    };
    expect(await small(claimed)).not.toBeNull();
    expect(await small(unclaimed)).toBeNull();
  });
});

describe('the protocol', () => {
  // PostgreSQL counts by its own clock, which nobody puts forward.
  test.skipIf(onPostgres)(
    'says to wait when an address has sent its megabytes of the day',
    async () => {
      let elapsed = 0;
      const settings = { PHOTO_MB_PER_DAY: '1' };
      const { app, photos } = await aServer(settings, { elapsed: () => elapsed });
      const photo = announced(await aPicture());
      const half = { 'upload-length': String(600 * 1024) };
      expect((await create(app, photo, half)).statusCode).toBe(201);
      const more = await create(app, announced(await aPicture(100, 100)), half);
      expect(more.statusCode).toBe(429);
      expect(more.json()).toMatchObject({ error: { code: 'rate_limited' } });
      expect(Number(more.headers['retry-after'])).toBe(86_400);
      expect(await photos.partial.underWay()).toEqual([photo.id]);
      elapsed += 86_400_000;
      expect((await create(app, announced(await aPicture(90, 90)), half)).statusCode).toBe(201);
    },
  );

  test('takes 200 MB a day of an address when nothing else is set, and no less of another', async () => {
    const { app, photos } = await aServer({ TRUST_PROXY: 'true' });
    const from = (address: string) => ({
      'upload-length': String(12 * MB),
      'x-forwarded-for': address,
    });
    const statuses: number[] = [];
    for (let width = 1; width <= 17; width += 1) {
      const photo = announced(Buffer.alloc(width));
      // Some proxies write the port of each connection behind it.
      statuses.push((await create(app, photo, from(`203.0.113.7:${width}`))).statusCode);
    }
    expect(statuses).toEqual([...Array(16).fill(201), 429]);
    expect(await photos.partial.underWay()).toHaveLength(16);
    const another = announced(await aPicture());
    const small = { ...from('198.51.100.7'), 'upload-length': String(MB) };
    expect((await create(app, another, small)).statusCode).toBe(201);
  });

  test('takes 200 MB for requests that are not here, of all addresses, and those of a request that is', async () => {
    const { app, store, photos } = await aServer();
    const [there, small] = [await aPicture(), await aPicture(20, 20)];
    expect(small.length).toBeLessThan(there.length);
    await store.photos.add({
      ...partsOfPhotoId(announced(there).id),
      uploadBytes: 200 * MB - small.length,
      caption: '',
      width: 1,
      height: 1,
      position: 0,
      receivedAt: Date.now(),
      lock: null,
    });
    const refused = await create(app, announced(there));
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    expect(refused.headers['retry-after']).toBe('600');
    expect(await photos.partial.underWay()).toEqual([]);
    expect(await upload(app, announced(small))).toBe(204);
    expect((await create(app, announced(await aPicture(2, 2)))).statusCode).toBe(429);
    const lead = aLead();
    await sendLead(app, lead);
    expect(await upload(app, announced(there, lead.envelope.submissionId))).toBe(204);
  });

  test('counts what is announced for requests that are not here, of all addresses, until they come', async () => {
    const { app, photos } = await aServer({ TRUST_PROXY: 'true' });
    const lead = aLead();
    const begin = (width: number, leadId?: string) =>
      create(app, announced(Buffer.alloc(width), leadId), {
        'upload-length': String(12 * MB),
        'x-forwarded-for': `203.0.113.${width}`,
      });
    for (let width = 1; width <= 15; width += 1) expect((await begin(width)).statusCode).toBe(201);
    const { submissionId } = lead.envelope;
    expect((await begin(16, submissionId)).statusCode).toBe(201);
    const refused = await begin(17);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    expect(await photos.partial.underWay()).toHaveLength(16);
    // Once a request has come, its photographs count no more, and are taken.
    await sendLead(app, lead);
    expect((await begin(18, submissionId)).statusCode).toBe(201);
    expect((await begin(19)).statusCode).toBe(201);
    expect((await begin(20)).statusCode).toBe(429);
  });

  test('counts an upload of a single byte as 64 KB of its address', async () => {
    const { app, photos } = await aServer({ PHOTO_MB_PER_DAY: '1' });
    const statuses: number[] = [];
    for (let width = 1; width <= 17; width += 1) {
      const photo = announced(Buffer.alloc(width));
      statuses.push((await create(app, photo, { 'upload-length': '1' })).statusCode);
    }
    expect(statuses).toEqual([...Array(16).fill(201), 429]);
    expect(await photos.partial.underWay()).toHaveLength(16);
  });

  test('takes six photographs of a lead and no seventh, on their way or here', async () => {
    const { app } = await aServer();
    const lead = aLead();
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    for (let size = 100; size < 103; size += 1) {
      expect(await upload(app, announced(await aPicture(size, size), submissionId))).toBe(204);
      const begun = announced(await aPicture(size, 50), submissionId);
      expect((await create(app, begun)).statusCode).toBe(201);
    }
    const seventh = await create(app, announced(await aPicture(200, 50), submissionId));
    expect(seventh.statusCode).toBe(422);
    expect(seventh.json()).toMatchObject({ error: { code: 'photo_limit' } });
  });

  test('refuses what is no upload of ours', async () => {
    const { app, photos } = await aServer();
    const photo = announced(await aPicture());
    const refusals = [
      await create(app, { ...photo, id: `../../etc/passwd.${photo.id}` }),
      await create(app, { ...photo, id: 'not-a-lead.abc' }),
      await create(app, { ...photo, caption: 'x'.repeat(81) }),
      await create(app, photo, { 'upload-length': String(13 * 1024 * 1024) }),
      await create(app, photo, { 'upload-length': '-1' }),
      await create(app, photo, { 'upload-metadata': 'id ###' }),
      await create(app, photo, { 'tus-resumable': '0.2.2' }),
      await append(app, { ...photo, id: '..%2f..%2fashlar.sqlite' }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(400));
    expect(await photos.partial.underWay()).toEqual([]);
  });

  test('never lets a lying offset or a length that is too long into an upload', async () => {
    const { app } = await aServer();
    const photo = announced(await aPicture());
    await create(app, photo);
    await append(app, photo, 0, 1000);
    const answers = [
      await append(app, photo, 500),
      await append(app, photo, 2000),
      await append(app, { ...photo, bytes: Buffer.concat([photo.bytes, photo.bytes]) }, 1000),
      await create(app, photo),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 413, 409]);
    expect(await offsetOf(app, photo.id)).toBe(1000);
    const typed = await app.inject({
      method: 'PATCH',
      url: addressOf(photo.id),
      headers: { 'tus-resumable': TUS_VERSION, 'upload-offset': 'x', 'content-type': PIECE_TYPE },
      payload: 'abc',
    });
    expect(typed.statusCode).toBe(400);
  });

  test('knows nothing of an address that nobody was given', async () => {
    const { app } = await aServer();
    const photo = announced(await aPicture());
    expect((await append(app, photo)).statusCode).toBe(404);
    expect(await offsetOf(app, photo.id)).toBeNull();
  });
});

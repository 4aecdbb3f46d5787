import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { partsOfPhotoId, PIECE_TYPE, TUS_VERSION } from '#contract/photos.ts';
import { onPostgres } from '../support/databases.ts';
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
import { aServer, freshFolder, sendLead } from '../support/server.ts';

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
    expect(await store.photos.unclaimedBytes()).toBe(photo.bytes.length);
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
    expect(await store.photos.unclaimedBytes()).toBe(0);
    expect((await append(app, photo, photo.bytes.length)).statusCode).toBe(204);
    expect(await store.photos.unclaimedBytes()).toBe(photo.bytes.length);
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

describe('what nobody comes back for', () => {
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
    expect(await store.photos.unclaimedBytes()).toBe(0);
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
      const { app } = await aServer({ PHOTO_MB_PER_DAY: '1' }, { elapsed: () => elapsed });
      const photo = announced(await aPicture());
      const half = { 'upload-length': String(600 * 1024) };
      expect((await create(app, photo, half)).statusCode).toBe(201);
      const more = await create(app, announced(await aPicture(100, 100)), half);
      expect(more.statusCode).toBe(429);
      expect(Number(more.headers['retry-after'])).toBe(86_400);
      elapsed += 86_400_000;
      expect((await create(app, announced(await aPicture(90, 90)), half)).statusCode).toBe(201);
    },
  );

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

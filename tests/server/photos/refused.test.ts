import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { partsOfPhotoId } from '#contract/photos.ts';
import { photoLimits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { createUploads } from '#server/photos/uploads.ts';
import { eventually } from '../../support/eventually.ts';
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
  takeBack,
  upload,
} from '../support/photo.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';

const picture = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#a5673f' } });

describe('a photograph', () => {
  test.each([
    ['PNG', () => picture(90).png().toBuffer()],
    ['WebP', () => picture(91).webp().toBuffer()],
    ['WebP without loss', () => picture(92).webp({ lossless: true }).toBuffer()],
  ])('may be %s, and is kept as JPEG', async (_name, made) => {
    const { app, photos } = await aServer();
    const photo = announced(await made());
    expect(await upload(app, photo)).toBe(204);
    const { leadId, hash } = partsOfPhotoId(photo.id);
    const kept = await photos.files.read(leadId, hash, 'whole');
    expect((await sharp(kept ?? Buffer.alloc(0)).metadata()).format).toBe('jpeg');
  });

  test.each([
    [
      'a PNG with something behind its end',
      async () => Buffer.concat([await picture(90).png().toBuffer(), Buffer.from('PK')]),
    ],
    [
      'a WebP with something behind its end',
      async () => Buffer.concat([await picture(91).webp().toBuffer(), Buffer.from('PK')]),
    ],
    [
      'a sound in the same wrapping as WebP',
      () => Buffer.from('RIFF\u0014\0\0\0WAVEfmt 0123456789ab', 'latin1'),
    ],
    ['nine bytes', () => Buffer.from('RIFF\u0001\0\0\0W', 'latin1')],
  ])('is refused that is %s', async (_name, made) => {
    const { app } = await aServer();
    expect(await upload(app, announced(await made()))).toBe(422);
  });

  test('that has arrived takes no piece more', async () => {
    const { app } = await aServer();
    const photo = announced(await aPicture());
    await upload(app, photo);
    for (const from of [0, 100, photo.bytes.length + 1]) {
      const answer = await append(app, photo, from, from + 50);
      expect([from, answer.statusCode, answer.json()]).toMatchObject([
        from,
        409,
        { error: { code: 'wrong_offset' } },
      ]);
    }
  });

  test.skipIf(onPostgres)('whose file cannot be had is said not to be there', async () => {
    const DATA_DIR = freshFolder();
    const { app } = await aServer({ DATA_DIR });
    const lead = aLead({ data: { photoCount: 1 } });
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    const photo = announced(await aPicture(), submissionId);
    await upload(app, photo);
    const { hash } = partsOfPhotoId(photo.id);
    const owner = await asOwner(app);
    const url = `${paths.adminLeads}/${submissionId}/photos/${hash}`;
    const found = await owner({ url: `${url}` });
    expect(found.statusCode).toBe(200);
    const file = join(DATA_DIR, 'photos', 'kept', submissionId, `${hash}.jpg`);
    rmSync(file);
    expect((await owner({ url })).statusCode).toBe(404);
    // A folder in its place is a fault of the disk, not an answer.
    mkdirSync(file);
    expect((await owner({ url })).statusCode).toBe(503);
  });

  test('that comes when its request has been deleted meanwhile is told so, and not kept', async () => {
    const { app, photos } = await aServer();
    const lead = aLead({ data: { photoCount: 1 } });
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    const photo = announced(await aPicture(), submissionId);
    await create(app, photo);
    await append(app, photo, 0, 100);
    const owner = await asOwner(app);
    await owner({ method: 'DELETE', url: `${paths.adminLeads}/${submissionId}` });
    expect((await append(app, photo, 100)).statusCode).toBe(410);
    expect(await offsetOf(app, photo.id)).toBeNull();
    const { hash } = partsOfPhotoId(photo.id);
    expect(await photos.files.read(submissionId, hash, 'whole')).toBeNull();
  });
});

test('a request that is deleted while its photographs come leaves nothing of them, and no error', async () => {
  const DATA_DIR = freshFolder();
  const { app, photos, store } = await aServer({ DATA_DIR });
  const owner = await asOwner(app);
  mkdirSync(join(DATA_DIR, 'photos', 'kept'), { recursive: true });
  for (let round = 0; round < 6; round += 1) {
    const lead = aLead({ data: { photoCount: 3 } });
    const { submissionId } = lead.envelope;
    await sendLead(app, lead);
    const coming = await Promise.all(
      [300, 301, 302].map(async (width) => announced(await aPicture(width), submissionId)),
    );
    await create(app, announced(Buffer.from('begun'), submissionId));
    const statuses = Promise.all(coming.map((photo) => upload(app, photo)));
    // In another moment of their way each time.
    const here = round % 3;
    await eventually(async () =>
      expect((await store.photos.ofLead(submissionId)).length).toBeGreaterThanOrEqual(here),
    );
    const url = `${paths.adminLeads}/${submissionId}`;
    expect((await owner({ method: 'DELETE', url })).statusCode).toBe(204);
    for (const status of await statuses) expect(status).toBeOneOf([204, 404, 410]);
    expect(await photos.partial.underWay(submissionId)).toEqual([]);
    expect(await store.photos.ofLead(submissionId)).toEqual([]);
    const left = onPostgres ? [] : readdirSync(join(DATA_DIR, 'photos', 'kept'));
    expect(left).toEqual([]);
  }
});

test('a photograph that is removed while its bytes are read is gone, not another one', async () => {
  const { app, photos } = await aServer();
  const photo = announced(await aPicture());
  await create(app, photo);
  await photos.uploads.append(photo.id, {
    offset: 0,
    length: photo.bytes.length,
    body: Readable.from([photo.bytes]),
  });
  expect((await photos.uploads.whole(photo.id))?.bytes).toEqual(photo.bytes);
  const { dataStore, bytes } = photos.partial;
  const removing = createUploads({
    ...photos.partial,
    bytes: async (id) => {
      await dataStore().remove(id);
      // What is read of rows that are removed in the middle.
      return bytes(id).catch(() => photo.bytes.subarray(0, 100));
    },
  });
  expect(await removing.whole(photo.id)).toBeNull();
});

test('of a request without end no more is noted than of ten full ones', async () => {
  const { app, store } = await aServer();
  const lead = aLead({ data: { photoCount: 1 } });
  const { submissionId } = lead.envelope;
  await sendLead(app, lead);
  for (let index = 0; index < 10 * photoLimits.most + 5; index += 1) {
    const id = announced(Buffer.from(`photograph ${index}`), submissionId).id;
    expect((await takeBack(app, id, 'ab'.repeat(32))).statusCode).toBe(204);
  }
  const noted = await store.db.selectFrom('photos_taken_back').selectAll().execute();
  expect(noted).toHaveLength(10 * photoLimits.most);
});

test('one address asks about photographs so often in a minute, and is told when to come again', async () => {
  const { app } = await aServer();
  const photo = announced(Buffer.from('photograph'));
  const asked = () =>
    app.inject({ method: 'HEAD', url: addressOf(photo.id), headers: { 'tus-resumable': '1.0.0' } });
  for (let count = 0; count < 600; count += 1) expect((await asked()).statusCode).toBe(404);
  const refused = await asked();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

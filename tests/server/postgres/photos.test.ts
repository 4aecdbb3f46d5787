import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partsOfPhotoId } from '#contract/photos.ts';
import { openStore } from '#server/store/store.ts';
import { openIdleDatabase } from '#server/transfer/idle-database.ts';
import { transferPhotos } from '#server/transfer/photos.ts';
import { transfer } from '#server/transfer/transfer.ts';
import { freshDatabase } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { leadDetail } from '../support/owner.ts';
import {
  aDetailedPicture,
  announced,
  append,
  aPicture,
  create,
  offsetOf,
  takeBack,
  upload,
} from '../support/photo.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';

test('a photograph begun at one server is gone on with at another, and all of them have it', async () => {
  const DATA_DIR = freshFolder();
  const [first, second] = [await aServer({ DATA_DIR }), await aServer({ DATA_DIR })];
  const photo = announced(await aPicture());
  await create(first.app, photo);
  expect((await append(first.app, photo, 0, 1000)).statusCode).toBe(204);
  expect(await offsetOf(second.app, photo.id)).toBe(1000);
  expect((await append(second.app, photo, 1000)).statusCode).toBe(204);
  const { leadId, hash } = partsOfPhotoId(photo.id);
  const [there, here] = await Promise.all(
    [first, second].map(({ photos }) => photos.files.read(leadId, hash, 'whole')),
  );
  expect(there).toEqual(here);
  expect(here?.length).toBeGreaterThan(0);
  expect(await first.photos.partial.underWay()).toEqual([]);
  expect(existsSync(join(DATA_DIR, 'photos'))).toBe(false);
});

test('the same last piece sent to two servers at once makes one photograph', async () => {
  const DATA_DIR = freshFolder();
  const [first, second] = [await aServer({ DATA_DIR }), await aServer({ DATA_DIR })];
  for (let width = 600; width < 606; width += 1) {
    const photo = announced(await aPicture(width));
    await create(first.app, photo);
    const answers = await Promise.all([append(first.app, photo), append(second.app, photo)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(204);
    expect(statuses.filter((status) => status !== 204 && status !== 409)).toEqual([]);
    const { leadId } = partsOfPhotoId(photo.id);
    expect(await first.store.photos.ofLead(leadId)).toHaveLength(1);
    expect(await upload(second.app, photo)).toBe(409);
  }
});

test('a photograph that is taken back at one server while another draws it is not there afterwards', async () => {
  const DATA_DIR = freshFolder();
  const [first, second] = [await aServer({ DATA_DIR }), await aServer({ DATA_DIR })];
  const lead = aLead({ data: { photoCount: 1 } });
  await sendLead(first.app, lead);
  const { submissionId } = lead.envelope;
  const key = randomBytes(32).toString('hex');
  const photo = { ...announced(await aDetailedPicture(), submissionId), key };
  const { hash } = partsOfPhotoId(photo.id);
  await create(first.app, photo);
  const last = append(first.app, photo);
  // All of it is there, and its answer is not: it is being drawn.
  await expect.poll(() => offsetOf(second.app, photo.id), { interval: 2 }).toBe(photo.bytes.length);
  expect((await takeBack(second.app, photo.id, key)).statusCode).toBe(204);
  expect((await last).statusCode).toBe(404);
  expect(await second.store.photos.ofLead(submissionId)).toEqual([]);
  expect(await second.photos.files.read(submissionId, hash, 'whole')).toBeNull();
  expect(await second.photos.files.read(submissionId, hash, 'small')).toBeNull();
  expect(await first.photos.partial.underWay()).toEqual([]);
  expect(await leadDetail(second.app, submissionId)).toMatchObject({ photoCount: 0 });
  // Their sender thinks better of it.
  expect(await upload(second.app, photo)).toBe(204);
  expect(await leadDetail(first.app, submissionId)).toMatchObject({ photoCount: 1 });
});

test('an address has one budget of megabytes a day at all servers together', async () => {
  const DATA_DIR = freshFolder();
  const settings = { DATA_DIR, PHOTO_MB_PER_DAY: '1' };
  const [first, second] = [await aServer(settings), await aServer(settings)];
  const half = { 'upload-length': String(600 * 1024) };
  expect((await create(first.app, announced(await aPicture()), half)).statusCode).toBe(201);
  const more = await create(second.app, announced(await aPicture(100, 100)), half);
  expect(more.statusCode).toBe(429);
  expect(Number(more.headers['retry-after'])).toBeGreaterThan(86_000);
});

test('photographs move between the disk and the database, each compared', async () => {
  const [folder, back, url] = [freshFolder(), freshFolder(), await freshDatabase()];
  const store = await openStore(folder);
  const photo = announced(await aPicture());
  const { leadId, hash } = partsOfPhotoId(photo.id);
  const row = {
    leadId,
    hash,
    caption: '',
    position: 0,
    width: 1,
    height: 1,
    receivedAt: 1,
    lock: null,
    origin: null,
  };
  await store.photos.add({ ...row, uploadBytes: 1 });
  await store.photos.add({ ...row, hash: 'f'.repeat(64), uploadBytes: 1 });
  await store.close();
  const [whole, small] = [photo.bytes, await aPicture(60, 50)];
  await at(folder, async ({ photos }) => {
    await photos.keep(leadId, hash, 'whole', whole);
    await photos.keep(leadId, hash, 'small', small);
  });
  // Of the second one the disk has lost both files.
  expect(await move(folder, url)).toEqual({ files: 2, missing: 2 });
  expect(await move(url, back)).toEqual({ files: 2, missing: 2 });
  await at(back, async ({ photos }) => {
    expect(await photos.read(leadId, hash, 'whole')).toEqual(whole);
    expect(await photos.read(leadId, hash, 'small')).toEqual(small);
  });
});

type Database = Awaited<ReturnType<typeof openIdleDatabase>>;

async function at<Result>(
  name: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openIdleDatabase(name);
  return work(database).finally(() => database.close());
}

function move(from: string, to: string) {
  return at(from, (source) =>
    at(to, async (target) => {
      const moved = await transferPhotos(source, target);
      await transfer(source, target);
      return moved;
    }),
  );
}

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { partsOfPhotoId } from '#contract/photos.ts';
import { aLead } from '../support/lead.ts';
import {
  announced,
  append,
  aPicture,
  create,
  offsetOf,
  takeBack,
  upload,
} from '../support/photo.ts';
import { aServer, sendLead } from '../support/server.ts';

const aKey = () => randomBytes(32).toString('hex');

/** A server with a lead and one photograph of it that can be taken back. */
async function withPhoto() {
  const server = await aServer();
  const lead = aLead({ data: { photoCount: 1 } });
  const { submissionId } = lead.envelope;
  await sendLead(server.app, lead);
  const photo = { ...announced(await aPicture(), submissionId), key: aKey() };
  return { ...server, submissionId, photo };
}

test('a photograph that has arrived is taken back by whoever has its key, from the disk too', async () => {
  const { app, store, photos, submissionId, photo } = await withPhoto();
  expect(await upload(app, photo)).toBe(204);
  expect((await takeBack(app, photo.id, photo.key)).statusCode).toBe(204);
  expect(await store.photos.ofLead(submissionId)).toEqual([]);
  const { hash } = partsOfPhotoId(photo.id);
  expect(await photos.files.read(submissionId, hash, 'whole')).toBeNull();
  expect(await photos.files.read(submissionId, hash, 'small')).toBeNull();
  // The answer was lost: once more is no harm.
  expect((await takeBack(app, photo.id, photo.key)).statusCode).toBe(204);
});

test('a stranger who knows the address takes nothing back, arrived or on its way', async () => {
  const { app, store, submissionId, photo } = await withPhoto();
  await create(app, photo);
  await append(app, photo, 0, 500);
  const refused = async () => [
    (await takeBack(app, photo.id)).statusCode,
    (await takeBack(app, photo.id, aKey())).statusCode,
    (await takeBack(app, photo.id, 'x')).statusCode,
  ];
  expect(await refused()).toEqual([404, 404, 400]);
  expect(await offsetOf(app, photo.id)).toBe(500);
  expect((await append(app, photo, 500)).statusCode).toBe(204);
  expect(await refused()).toEqual([404, 404, 400]);
  expect(await store.photos.ofLead(submissionId)).toHaveLength(1);
});

test('what a release without keys has sent stays once it has arrived', async () => {
  const { app, store, submissionId, photo } = await withPhoto();
  await upload(app, announced(photo.bytes, submissionId));
  expect((await takeBack(app, photo.id)).statusCode).toBe(404);
  expect((await takeBack(app, photo.id, aKey())).statusCode).toBe(404);
  expect(await store.photos.ofLead(submissionId)).toHaveLength(1);
});

test('a photograph that is taken back with its last piece on the way is not there afterwards', async () => {
  const { app, store, photos, submissionId, photo } = await withPhoto();
  await create(app, photo);
  const [, answer] = await Promise.all([append(app, photo), takeBack(app, photo.id, photo.key)]);
  expect(answer.statusCode).toBe(204);
  await takeBack(app, photo.id, photo.key);
  expect(await store.photos.ofLead(submissionId)).toEqual([]);
  expect(await photos.partial.underWay()).toEqual([]);
});

test('a photograph that was taken back can be sent again', async () => {
  const { app, store, submissionId, photo } = await withPhoto();
  await upload(app, photo);
  await takeBack(app, photo.id, photo.key);
  expect(await upload(app, photo)).toBe(204);
  expect(await store.photos.ofLead(submissionId)).toHaveLength(1);
});

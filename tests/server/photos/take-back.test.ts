import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { partsOfPhotoId } from '#contract/photos.ts';
import { aLead } from '../support/lead.ts';
import { leadDetail } from '../support/owner.ts';
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

/** A server with a lead that announces photographs, and one of them that can be taken back. */
async function withPhoto(photoCount = 1) {
  const server = await aServer();
  const lead = aLead({ data: { photoCount } });
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

/** What the owner's inbox says of the only lead. */
async function countedIn(app: FastifyInstance, leadId: string) {
  const { photoCount, photosTakenBack, photos } = await leadDetail(app, leadId);
  return { photoCount, photosTakenBack, here: photos.length };
}

test('what was taken back is not waited for: not by the owner, and not by the webhook', async () => {
  const { app, store, submissionId, photo } = await withPhoto(3);
  await upload(app, photo);
  const second = { ...announced(await aPicture(300, 200), submissionId), key: aKey() };
  const third = { ...announced(await aPicture(200, 100), submissionId), key: aKey() };
  await upload(app, second);
  expect(await store.photos.unforwarded()).toMatchObject([{ stored: 2, expected: 3 }]);
  // Of the third nothing had been sent.
  await takeBack(app, third.id, third.key);
  await takeBack(app, third.id, third.key);
  expect(await countedIn(app, submissionId)).toEqual({
    photoCount: 2,
    photosTakenBack: 1,
    here: 2,
  });
  await takeBack(app, second.id, second.key);
  expect(await countedIn(app, submissionId)).toEqual({
    photoCount: 1,
    photosTakenBack: 2,
    here: 1,
  });
  // Sent again, it counts again.
  await upload(app, second);
  expect(await countedIn(app, submissionId)).toEqual({
    photoCount: 2,
    photosTakenBack: 1,
    here: 2,
  });
});

test('what was refused is not waited for either, until it is sent again and can be used', async () => {
  const { app, store, submissionId, photo } = await withPhoto(3);
  await upload(app, photo);
  const torn = announced(photo.bytes.subarray(0, -300), submissionId);
  expect(await upload(app, torn)).toBe(422);
  expect(await leadDetail(app, submissionId)).toMatchObject({
    photoCount: 2,
    photosRefused: 1,
    photosTakenBack: 0,
  });
  expect(await store.photos.unforwarded()).toMatchObject([{ stored: 1, expected: 2 }]);
  // Once more, and what was another's under its name, change nothing of the count.
  expect(await upload(app, torn)).toBe(422);
  const real = announced(await aPicture(300, 200), submissionId, { position: 1 });
  expect(await upload(app, { ...real, bytes: photo.bytes })).toBe(422);
  expect(await leadDetail(app, submissionId)).toMatchObject({ photoCount: 1, photosRefused: 2 });
  expect(await upload(app, real)).toBe(204);
  expect(await leadDetail(app, submissionId)).toMatchObject({
    photoCount: 2,
    photosRefused: 1,
    photos: [{ width: 640 }, { width: 300 }],
  });
});

test('a photograph taken back of a lead that nobody knows leaves no note', async () => {
  const { app, store } = await aServer();
  const stranger = announced(await aPicture());
  expect((await takeBack(app, stranger.id, aKey())).statusCode).toBe(204);
  const { leadId } = partsOfPhotoId(stranger.id);
  await sendLead(app, aLead({ submissionId: leadId, data: { photoCount: 1 } }));
  expect(await countedIn(app, leadId)).toEqual({ photoCount: 1, photosTakenBack: 0, here: 0 });
  expect(await store.photos.unforwarded()).toEqual([]);
});

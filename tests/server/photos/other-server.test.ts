import { expect, test } from 'vitest';
import { photoLimits } from '#contract/limits.ts';
import { partsOfPhotoId } from '#contract/photos.ts';
import type { NewPhoto } from '#server/store/photos.ts';
import { aLead } from '../support/lead.ts';
import { leadDetail } from '../support/owner.ts';
import { announced, append, aPicture, create, offsetOf, sha256 } from '../support/photo.ts';
import { aServer, sendLead } from '../support/server.ts';

/** A server with a lead and a photograph of it, of which the last byte is missing yet. */
async function nearlyThere() {
  const server = await aServer();
  const lead = aLead({ data: { photoCount: 1 } });
  const { submissionId } = lead.envelope;
  await sendLead(server.app, lead);
  const photo = announced(await aPicture(), submissionId);
  await create(server.app, photo);
  await append(server.app, photo, 0, photo.bytes.length - 1);
  const finish = async () => (await append(server.app, photo, photo.bytes.length - 1)).statusCode;
  const file = () => server.photos.files.read(submissionId, sha256(photo.bytes), 'whole');
  return { ...server, submissionId, photo, finish, file };
}

/** A photograph as another server on the database notes it. */
const noted = (leadId: string, hash: string): NewPhoto => ({
  leadId,
  hash,
  position: 0,
  caption: '',
  width: 640,
  height: 480,
  uploadBytes: 1000,
  receivedAt: Date.now(),
  lock: null,
});

test('a photograph that was taken back at another server while it came here is not kept', async () => {
  const { store, app, submissionId, photo, finish, file } = await nearlyThere();
  const { hash } = partsOfPhotoId(photo.id);
  const taken = { leadId: submissionId, hash, lock: null, isUnderWay: true, at: Date.now() };
  expect(await store.photos.takeBack(taken)).toBe(true);
  expect(await finish()).toBe(404);
  expect(await file()).toBeNull();
  expect(await offsetOf(app, photo.id)).toBeNull();
  expect(await leadDetail(app, submissionId)).toMatchObject({ photosTakenBack: 1, photos: [] });
});

test('a photograph for which others at another server have left no place is refused, and not kept', async () => {
  const { store, app, submissionId, finish, file } = await nearlyThere();
  for (let index = 0; index < photoLimits.most; index += 1) {
    const other = noted(submissionId, sha256(Buffer.from(`photograph ${index}`)));
    expect(await store.photos.add(other)).toBe('stored');
  }
  expect(await finish()).toBe(422);
  expect(await file()).toBeNull();
  const { photos, photosRefused } = await leadDetail(app, submissionId);
  expect([photos.length, photosRefused]).toEqual([photoLimits.most, 0]);
});

test('a photograph that two servers have taken is noted once', async () => {
  const { store, submissionId, photo, finish } = await nearlyThere();
  expect(await finish()).toBe(204);
  const { hash } = partsOfPhotoId(photo.id);
  expect(await store.photos.add(noted(submissionId, hash))).toBe('repeat');
  expect(await store.photos.ofLead(submissionId)).toMatchObject([
    { width: 640, uploadBytes: photo.bytes.length },
  ]);
});

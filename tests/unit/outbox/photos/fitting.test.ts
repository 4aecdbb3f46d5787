import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get } from '#outbox/core/rows.ts';
import { submit } from '#outbox/leads/submit.ts';
import { drainPhotos } from '#outbox/photos/drain.ts';
import { addPhoto, photosOf } from '#outbox/photos/store.ts';
import { leadDetail } from '../../../server/support/owner.ts';
import { aPicture } from '../../../server/support/photo.ts';
import { aListeningServer } from '../../../server/support/server.ts';
import { serverAt, submissionFor } from '../../../support/submission.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { memoryStorage } from '../memory-storage.ts';
import { aPhoto } from './a-photo.ts';

beforeEach(async () => {
  await freshOutbox();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** A form with three photographs, and a disk that has no room for it so many times. */
async function withThree(timesFull: number, error = 'QuotaExceededError') {
  const { app, port } = await aListeningServer();
  const plain = submissionFor(serverAt(`http://127.0.0.1:${port}`));
  const data = { ...plain.envelope.data, photoCount: 3 };
  const submission = submissionFor(serverAt(`http://127.0.0.1:${port}`), { data });
  const id = submission.envelope.submissionId;
  for (const side of [100, 200, 300]) await addPhoto(aPhoto(id, await aPicture(side, side)));
  const original = IDBObjectStore.prototype.put;
  let full = timesFull;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function fail(
    this: IDBObjectStore,
    ...call
  ) {
    if (this.name === 'outbox' && full > 0) {
      full -= 1;
      throw new DOMException('full', error);
    }
    return original.apply(this, call);
  });
  return { app, submission, id };
}

test('a lead for which there is no room goes without its last photographs, and counts those that follow', async () => {
  const { app, submission, id } = await withThree(2);
  expect(await submit(submission)).toMatchObject({ kind: 'delivered', leftOut: [2, 3] });
  await drainPhotos({ trigger: 'timer' });
  expect(await leadDetail(app, id)).toMatchObject({ photoCount: 1, photos: [{ width: 100 }] });
  expect(await photosOf(id)).toMatchObject([{ state: 'arrived' }]);
});

test('a lead that cannot be kept at all is sent at once, and announces no photographs', async () => {
  const { app, submission, id } = await withThree(Infinity);
  expect(await submit(submission)).toMatchObject({ kind: 'delivered', leftOut: [1, 2, 3] });
  expect(await get(id)).toBeNull();
  expect(await leadDetail(app, id)).toMatchObject({ photoCount: 0, photos: [] });
});

test('photographs are not given up for storage that fails otherwise, nor announced', async () => {
  const { app, submission, id } = await withThree(Infinity, 'UnknownError');
  expect(await submit(submission)).toMatchObject({ kind: 'delivered', leftOut: [1, 2, 3] });
  expect(await photosOf(id)).toHaveLength(3);
  expect(await leadDetail(app, id)).toMatchObject({ photoCount: 0 });
});

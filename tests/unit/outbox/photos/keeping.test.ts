import { beforeEach, describe, expect, test, vi } from 'vitest';
import { get } from '#outbox/core/rows.ts';
import { clearDelivered, put, remove, restore } from '#outbox/leads/store.ts';
import { listPhotos, photosWait } from '#outbox/photos/rows.ts';
import {
  addPhoto,
  bytesOf,
  dropDraftPhotos,
  photosOf,
  removePhoto,
  updatePhoto,
} from '#outbox/photos/store.ts';
import { rowWith, serverAt, submissionFor } from '../../../support/submission.ts';
import { freshOutbox, putRaw } from '../fresh-outbox.ts';
import { aPhoto } from './a-photo.ts';

beforeEach(freshOutbox);

const statesOf = async (id: string) => (await photosOf(id)).map(({ state }) => state);

describe('a photograph of a form', () => {
  test('is on the disk with its bytes before the form is sent, in the order of adding', async () => {
    const { envelope } = submissionFor(serverAt());
    const id = envelope.submissionId;
    expect(await addPhoto(aPhoto(id, 'one'))).toBe('added');
    expect(await addPhoto(aPhoto(id, 'two'))).toBe('added');
    const kept = await photosOf(id);
    expect(kept.map(({ position, size, state }) => ({ position, size, state }))).toEqual([
      { position: 0, size: 3, state: 'draft' },
      { position: 1, size: 3, state: 'draft' },
    ]);
    const bytes = await bytesOf(kept[1]?.id ?? '');
    expect(Buffer.from(bytes ?? new ArrayBuffer()).toString()).toBe('two');
    expect(await photosWait()).toBe(false);
  });

  test('is listed among all in the visitor’s order, whatever its content', async () => {
    const id = crypto.randomUUID();
    for (const content of ['1', '2', '3', '4', '5', '6']) await addPhoto(aPhoto(id, content));
    const listed = await listPhotos();
    expect(listed.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('is one, added twice, and there is no seventh', async () => {
    const id = crypto.randomUUID();
    expect(await addPhoto(aPhoto(id, '1'))).toBe('added');
    expect(await addPhoto(aPhoto(id, '1'))).toBe('known');
    for (const content of ['2', '3', '4', '5', '6']) await addPhoto(aPhoto(id, content));
    expect(await addPhoto(aPhoto(id, '7'))).toBe('full');
    expect(await photosOf(id)).toHaveLength(6);
  });

  test('is to be sent from the very moment in which its lead is on the disk', async () => {
    const submission = submissionFor(serverAt());
    const id = submission.envelope.submissionId;
    await addPhoto(aPhoto(id));
    await addPhoto(aPhoto(crypto.randomUUID()));
    const original = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function fail(
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (this.name === 'photos') throw new DOMException('full', 'QuotaExceededError');
      return original.call(this, value);
    });
    await expect(put(submission)).rejects.toThrow('full');
    vi.restoreAllMocks();
    expect(await get(id)).toBeNull();
    expect(await statesOf(id)).toEqual(['draft']);
    await put(submission);
    expect(await statesOf(id)).toEqual(['waiting']);
    expect(await photosWait()).toBe(true);
  });

  test('is gone with its bytes when it, or its whole form, is given up', async () => {
    const id = crypto.randomUUID();
    await addPhoto(aPhoto(id, 'one'));
    await addPhoto(aPhoto(id, 'two'));
    const [first, second] = await photosOf(id);
    await removePhoto(first?.id ?? '');
    expect(await bytesOf(first?.id ?? '')).toBeNull();
    await dropDraftPhotos(id);
    expect(await photosOf(id)).toEqual([]);
    expect(await bytesOf(second?.id ?? '')).toBeNull();
  });
});

describe('photographs of a request', () => {
  async function waitingWithPhotos() {
    const submission = submissionFor(serverAt());
    const id = submission.envelope.submissionId;
    await addPhoto(aPhoto(id, 'one'));
    await addPhoto(aPhoto(id, 'two'));
    await put(submission);
    return id;
  }

  test('go with it when it is deleted, and come back with it', async () => {
    const id = await waitingWithPhotos();
    const row = await remove(id);
    expect(await photosOf(id)).toEqual([]);
    if (row) await restore(row);
    expect(await statesOf(id)).toEqual(['waiting', 'waiting']);
    expect(await bytesOf((await photosOf(id))[0]?.id ?? '')).not.toBeNull();
  });

  test('keep a delivered request in the list until they have all arrived', async () => {
    const id = await waitingWithPhotos();
    await putRaw(rowWith({ id, state: 'delivered', envelope: null }));
    await clearDelivered();
    expect(await get(id)).not.toBeNull();
    for (const { id: photo } of await photosOf(id)) {
      await updatePhoto(photo, (row) => ({ ...row, state: 'arrived' }));
    }
    await clearDelivered();
    expect(await get(id)).toBeNull();
    expect(await photosOf(id)).toEqual([]);
  });
});

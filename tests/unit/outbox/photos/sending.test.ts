import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { photoLimits } from '#contract/limits.ts';
import { write } from '#outbox/core/db.ts';
import { edit } from '#outbox/leads/actions.ts';
import { drain } from '#outbox/leads/drain.ts';
import { put, remove } from '#outbox/leads/store.ts';
import { drainPhotos } from '#outbox/photos/drain.ts';
import { listPhotos } from '#outbox/photos/rows.ts';
import {
  addPhoto,
  bytesOf,
  captionPhoto,
  photosOf,
  removePhoto,
  restorePhoto,
  undoCorrection,
  updatePhoto,
} from '#outbox/photos/store.ts';
import { leadDetail } from '../../../server/support/owner.ts';
import { announced, aPicture, create } from '../../../server/support/photo.ts';
import { aListeningServer } from '../../../server/support/server.ts';
import { envelopeFor, serverAt, submissionFor } from '../../../support/submission.ts';
import { everythingStored, freshOutbox } from '../fresh-outbox.ts';
import { nextDueAt } from '../leads/drain-set-up.ts';
import { aPhoto } from './a-photo.ts';
import { largePicture } from './large-picture.ts';

beforeEach(freshOutbox);
afterEach(() => vi.unstubAllGlobals());

const NOW = 1_800_000_000_000;

/** A request with photographs that is on the phone, and says how many follow it. */
async function sentWith(
  origin: string,
  pictures: readonly Buffer[],
  photoCount?: number,
): Promise<string> {
  const plain = submissionFor(serverAt(origin));
  const data =
    photoCount === undefined ? plain.envelope.data : { ...plain.envelope.data, photoCount };
  const submission = submissionFor(serverAt(origin), { data });
  const id = submission.envelope.submissionId;
  for (const picture of pictures) await addPhoto(aPhoto(id, picture));
  await put(submission);
  return id;
}

describe('photographs that wait', () => {
  test('arrive after their lead, once each, in their order, and leave nothing behind', async () => {
    const { port, store } = await aListeningServer();
    const id = await sentWith(`http://127.0.0.1:${port}`, [
      await aPicture(),
      await largePicture(1),
    ]);
    const [first] = await photosOf(id);
    await updatePhoto(first?.id ?? '', (row) => ({ ...row, caption: 'Left of the door – 50c' }));
    expect(await drainPhotos({ trigger: 'timer' })).toEqual({ waiting: 0 });
    expect(await store.photos.ofLead(id)).toEqual([]);
    expect((await drain({ trigger: 'submit' })).mayHaveWaiting).toBe(true);
    expect(await drainPhotos({ trigger: 'timer' })).toEqual({ waiting: 0 });
    expect(await store.photos.ofLead(id)).toMatchObject([
      { position: 0, caption: 'Left of the door – 50c', width: 640, height: 480 },
      { position: 1, caption: '', width: 640, height: 640 },
    ]);
    expect((await photosOf(id)).map(({ state }) => state)).toEqual(['arrived', 'arrived']);
    expect(await everythingStored()).not.toMatch(/Left of|base64/);
    for (const photo of await photosOf(id)) expect(await bytesOf(photo.id)).toBeNull();
    expect((await drain({ trigger: 'timer' })).mayHaveWaiting).toBe(false);
  });

  test('are taken from this phone alone, once their lead has arrived', async () => {
    const { app, port, store } = await aListeningServer();
    const picture = await aPicture();
    const id = await sentWith(`http://127.0.0.1:${port}`, [picture]);
    await drain({ trigger: 'submit' });
    expect((await create(app, announced(picture, id))).statusCode).toBe(403);
    await drainPhotos({ trigger: 'timer' });
    expect(await store.photos.ofLead(id)).toHaveLength(1);
  });

  test('go on from where the connection broke: no more than one piece is sent twice', async () => {
    const { port, store } = await aListeningServer();
    const picture = await largePicture(2);
    const id = await sentWith(`http://127.0.0.1:${port}`, [picture]);
    await drain({ trigger: 'submit' });
    let sent = 0;
    let pieces = 0;
    const send: typeof fetch = async (url, init) => {
      if (init?.method !== 'PATCH') return fetch(url, init);
      pieces += 1;
      if (init.body instanceof ArrayBuffer) sent += init.body.byteLength;
      const answer = await fetch(url, init);
      // The answer to every second piece is lost.
      if (pieces % 2 === 0) throw new TypeError('lost');
      return answer;
    };
    const random = () => 0;
    for (
      let now = NOW;
      (await drainPhotos({ trigger: 'timer', send, random, now: () => now })).waiting > 0;
    )
      now += 1;
    expect(pieces).toBeGreaterThan(2);
    expect(sent).toBe(picture.length);
    expect(sent).toBeGreaterThan(photoLimits.pieceBytes);
    expect(await store.photos.ofLead(id)).toHaveLength(1);
  });

  test('wait longer after each failure, and from the beginning once one got further', async () => {
    const { port } = await aListeningServer();
    const id = await sentWith(`http://127.0.0.1:${port}`, [await largePicture(3)]);
    await drain({ trigger: 'submit' });
    let answers = 0;
    const send: typeof fetch = async (url, init) => {
      if (answers < 0 || init?.method !== 'PATCH') {
        if (answers < 0) throw new TypeError('no network');
        return fetch(url, init);
      }
      const answer = await fetch(url, init);
      answers = -1;
      await answer.arrayBuffer();
      return answer;
    };
    const at = (now: number) =>
      drainPhotos({ trigger: 'timer', send, random: () => 1, now: () => now }).then(() =>
        nextDueAt(now),
      );
    answers = -1;
    expect(await at(NOW)).toBe(NOW + 5_000);
    expect(await at(NOW + 5_000)).toBe(NOW + 15_000);
    answers = 0;
    // One piece arrives, then the network goes.
    expect(await at(NOW + 15_000)).toBe(NOW + 20_000);
    expect((await photosOf(id))[0]?.offset).toBe(photoLimits.pieceBytes);
  });

  test('are reported as refused when the server can’t use them, and hold up no other', async () => {
    const { port, store } = await aListeningServer();
    const id = await sentWith(`http://127.0.0.1:${port}`, [
      Buffer.from('no picture'),
      await aPicture(),
    ]);
    await drain({ trigger: 'submit' });
    expect((await drainPhotos({ trigger: 'timer' })).waiting).toBe(0);
    expect(await photosOf(id)).toMatchObject([
      // What tells its sender which it was stays.
      { state: 'refused', refusal: 'unusable', thumbnail: expect.stringMatching(/^data:/) },
      { state: 'arrived', thumbnail: '' },
    ]);
    const [refused] = await photosOf(id);
    expect(await bytesOf(refused?.id ?? '')).toBeNull();
    expect(await store.photos.ofLead(id)).toHaveLength(1);
  });

  test('whose bytes this phone has lost are reported as refused, and their receiver does not wait for them', async () => {
    const { app, port } = await aListeningServer();
    const id = await sentWith(
      `http://127.0.0.1:${port}`,
      [await aPicture(), await aPicture(300)],
      2,
    );
    await drain({ trigger: 'submit' });
    const [first] = await photosOf(id);
    await write('strict', (transaction) =>
      transaction.objectStore('photoBytes').delete(first?.id ?? ''),
    );
    const send: typeof fetch = async () => {
      throw new TypeError('no network');
    };
    expect((await drainPhotos({ trigger: 'timer', send })).waiting).toBe(2);
    expect((await drainPhotos({ trigger: 'online' })).waiting).toBe(0);
    expect(await photosOf(id)).toMatchObject([
      { state: 'refused', refusal: 'lostHere' },
      { state: 'arrived' },
    ]);
    expect(await leadDetail(app, id)).toMatchObject({ photoCount: 1, photos: [{ width: 300 }] });
  });

  test('stay when something else than our server answers', async () => {
    const { port } = await aListeningServer();
    const id = await sentWith(`http://127.0.0.1:${port}`, [await aPicture()]);
    await drain({ trigger: 'submit' });
    const portal: typeof fetch = async () => new Response('<h1>Wi-Fi</h1>', { status: 200 });
    expect((await drainPhotos({ trigger: 'timer', send: portal })).waiting).toBe(1);
    expect(await photosOf(id)).toMatchObject([
      { state: 'waiting', lastFailure: { kind: 'no-receipt' } },
    ]);
  });

  test('are forgotten, here and there, once their request was deleted on their way', async () => {
    const { app, port, photos } = await aListeningServer();
    const origin = `http://127.0.0.1:${port}`;
    const id = await sentWith(origin, [await largePicture(4)]);
    await drain({ trigger: 'submit' });
    const [photo] = await photosOf(id);
    let pieces = 0;
    const send: typeof fetch = async (url, init) => {
      const answer = await fetch(new URL(String(url), origin), init);
      pieces += init?.method === 'PATCH' ? 1 : 0;
      if (pieces === 1) await remove(id);
      return answer;
    };
    await drainPhotos({ trigger: 'timer', send });
    expect(await photos.uploads.progress(photo?.id ?? '')).toMatchObject({
      offset: photoLimits.pieceBytes,
    });
    const later = Date.now() + 60_000;
    expect(await drainPhotos({ trigger: 'timer', send, now: () => later })).toEqual({ waiting: 0 });
    expect(await nextDueAt(later)).toBeNull();
    expect(await listPhotos()).toEqual([]);
    expect(await photos.uploads.progress(photo?.id ?? '')).toBeNull();
    expect(app.server.listening).toBe(true);
  });
});

describe('photographs that are taken back', () => {
  const later = () => Date.now() + 60_000;

  /** Photographs that have all arrived; requests reach the server by their path alone. */
  async function arrived(count: number) {
    const { port, store } = await aListeningServer();
    const origin = `http://127.0.0.1:${port}`;
    const pictures = [await aPicture(), await aPicture(300, 200)].slice(0, count);
    const id = await sentWith(origin, pictures);
    await drain({ trigger: 'submit' });
    await drainPhotos({ trigger: 'timer' });
    return { id, store };
  }

  test('are gone here and there, each by itself, though they had arrived', async () => {
    const { id, store } = await arrived(2);
    const [first] = await photosOf(id);
    await removePhoto(first?.id ?? '');
    expect((await photosOf(id)).map(({ state }) => state)).toEqual(['arrived']);
    await drainPhotos({ trigger: 'timer' });
    // It could still be undone.
    expect(await store.photos.ofLead(id)).toHaveLength(2);
    expect((await drainPhotos({ trigger: 'timer', now: later })).waiting).toBe(0);
    expect(await store.photos.ofLead(id)).toMatchObject([{ width: 300 }]);
    expect(await listPhotos()).toHaveLength(1);
  });

  test('come back as what they were while it can be undone, and not after', async () => {
    const { id, store } = await arrived(1);
    const [photo] = await photosOf(id);
    const photoId = photo?.id ?? '';
    await removePhoto(photoId);
    expect(await restorePhoto(photoId, later())).toBe(false);
    expect(await restorePhoto(photoId)).toBe(true);
    expect(await photosOf(id)).toMatchObject([{ state: 'arrived' }]);
    await drainPhotos({ trigger: 'timer', now: later });
    expect(await store.photos.ofLead(id)).toHaveLength(1);
  });

  test('are taken back once there is signal, and nothing personal of them waits for it', async () => {
    const { id, store } = await arrived(1);
    const [photo] = await photosOf(id);
    await removePhoto(photo?.id ?? '');
    const send: typeof fetch = async () => {
      throw new TypeError('no network');
    };
    const now = later();
    const round = await drainPhotos({ trigger: 'timer', send, random: () => 1, now: () => now });
    expect(round).toEqual({ waiting: 1 });
    expect(await nextDueAt(now)).toBe(now + 5_000);
    expect(await everythingStored()).not.toContain('base64');
    const portal: typeof fetch = async () => new Response('<h1>Wi-Fi</h1>', { status: 200 });
    await drainPhotos({ trigger: 'online', send: portal, now: () => now });
    expect(await store.photos.ofLead(id)).toHaveLength(1);
    await drainPhotos({ trigger: 'timer', now: () => now + 3_600_000 });
    expect(await store.photos.ofLead(id)).toEqual([]);
    expect(await listPhotos()).toEqual([]);
  });

  test('stay with the receiver when their request, which has arrived, is deleted from the phone', async () => {
    const { id, store } = await arrived(2);
    await remove(id);
    expect(await listPhotos()).toEqual([]);
    await drainPhotos({ trigger: 'timer', now: later });
    expect(await store.photos.ofLead(id)).toHaveLength(2);
  });

  test('are announced to a receiver that expects them, though nothing of them was sent', async () => {
    const { app, port } = await aListeningServer();
    const origin = `http://127.0.0.1:${port}`;
    const id = await sentWith(origin, [await aPicture(), await aPicture(300, 200)], 2);
    await drain({ trigger: 'submit' });
    const [first] = await photosOf(id);
    await removePhoto(first?.id ?? '');
    await drainPhotos({ trigger: 'timer', now: later });
    expect(await leadDetail(app, id)).toMatchObject({ photoCount: 1, photos: [{ width: 300 }] });
    expect(await listPhotos()).toHaveLength(1);
  });

  test('and those that were deleted with a request that had arrived are not expected any more', async () => {
    const { app, port } = await aListeningServer();
    const id = await sentWith(`http://127.0.0.1:${port}`, [await aPicture()], 1);
    await drain({ trigger: 'submit' });
    await remove(id);
    await drainPhotos({ trigger: 'timer', now: later });
    expect(await leadDetail(app, id)).toMatchObject({ photoCount: 0, photosTakenBack: 1 });
    expect(await listPhotos()).toEqual([]);
  });

  test('are never spoken of to the receiver when it has heard of none', async () => {
    const id = await sentWith('http://127.0.0.1:1', [await aPicture()]);
    const send = vi.fn<typeof fetch>();
    await remove(id);
    await drainPhotos({ trigger: 'timer', send, now: later });
    expect(send).not.toHaveBeenCalled();
    expect(await listPhotos()).toEqual([]);
  });
});

describe('a photograph whose words are changed while its request is corrected', () => {
  /** The words of the one photograph of a request that waits, before and after. */
  async function reworded() {
    const id = await sentWith('http://127.0.0.1:9', [await aPicture()], 1);
    const [photo] = await photosOf(id);
    if (photo === undefined) throw new Error('there is none');
    await updatePhoto(photo.id, (row) => ({ ...row, caption: 'The door' }));
    await captionPhoto(photo.id, 'The doo');
    await captionPhoto(photo.id, 'The lintel');
    return id;
  }

  const wordsOf = async (id: string) => (await photosOf(id)).map(({ caption }) => caption);

  test('has those of before when that is not saved', async () => {
    const id = await reworded();
    await undoCorrection(id);
    expect(await wordsOf(id)).toEqual(['The door']);
  });

  test('has the new ones once it is, whatever is done after', async () => {
    const id = await reworded();
    expect(await edit(id, envelopeFor({ id, data: { photoCount: 1 } }))).toBe('saved');
    await undoCorrection(id);
    expect(await wordsOf(id)).toEqual(['The lintel']);
  });

  test('has those of before also when it was removed besides', async () => {
    const id = await reworded();
    const [photo] = await photosOf(id);
    await removePhoto(photo?.id ?? '');
    await undoCorrection(id);
    expect(await wordsOf(id)).toEqual(['The door']);
  });
});

describe('photographs that are removed while their request is corrected', () => {
  const later = () => Date.now() + 60_000;

  /** A request that waits with two photographs and says so, the first of which is removed. */
  async function corrected() {
    const server = await aListeningServer();
    const pictures = [await aPicture(), await aPicture(300, 200)];
    const id = await sentWith(`http://127.0.0.1:${server.port}`, pictures, 2);
    const [first] = await photosOf(id);
    await removePhoto(first?.id ?? '');
    return { ...server, id, pictures };
  }

  const stored = async (app: FastifyInstance, id: string) => {
    const { photoCount, photosTakenBack, photos } = await leadDetail(app, id);
    return { photoCount, photosTakenBack, widths: photos.map(({ width }) => width) };
  };

  test('are there again as long as that is not saved, however long it takes', async () => {
    const { app, id } = await corrected();
    // Nobody wakes for them, and nothing of them is forgotten.
    expect(await drainPhotos({ trigger: 'timer', now: later })).toEqual({ waiting: 0 });
    expect(await nextDueAt(later())).toBe(0);
    await undoCorrection(id);
    await drain({ trigger: 'submit' });
    await drainPhotos({ trigger: 'timer' });
    const widths = [640, 300];
    expect(await stored(app, id)).toEqual({ photoCount: 2, photosTakenBack: 0, widths });
  });

  test('are there also when they were added again before it was closed unsaved', async () => {
    const { app, id, pictures } = await corrected();
    await addPhoto(aPhoto(id, pictures[0]));
    expect(await photosOf(id)).toHaveLength(2);
    await undoCorrection(id);
    await drain({ trigger: 'submit' });
    await drainPhotos({ trigger: 'timer', now: later });
    const { photoCount, widths } = await stored(app, id);
    expect({ photoCount, widths: widths.toSorted() }).toEqual({
      photoCount: 2,
      widths: [300, 640],
    });
  });

  test('are gone with the answers that don’t count them', async () => {
    const { app, id } = await corrected();
    expect(await edit(id, envelopeFor({ id, data: { photoCount: 1 } }))).toBe('saved');
    await undoCorrection(id);
    await drain({ trigger: 'submit' });
    await drainPhotos({ trigger: 'timer', now: later });
    const widths = [300];
    expect(await stored(app, id)).toEqual({ photoCount: 1, photosTakenBack: 0, widths });
    expect(await listPhotos()).toHaveLength(1);
  });

  test('are not waited for when the phone dies before that is saved', async () => {
    const { app, id } = await corrected();
    await drain({ trigger: 'submit' });
    const offline: typeof fetch = async () => {
      throw new TypeError('no network');
    };
    await drainPhotos({ trigger: 'timer', send: offline, now: later });
    await drainPhotos({ trigger: 'online', now: later });
    await drainPhotos({ trigger: 'online', now: later });
    const widths = [300];
    expect(await stored(app, id)).toEqual({ photoCount: 1, photosTakenBack: 1, widths });
    expect(await listPhotos()).toHaveLength(1);
  });

  test('stay gone when their request is deleted in another tab', async () => {
    const { id } = await corrected();
    await remove(id);
    await undoCorrection(id);
    expect(await photosOf(id)).toEqual([]);
  });
});

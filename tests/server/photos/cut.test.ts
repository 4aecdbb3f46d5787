import { request } from 'node:http';
import { expect, test } from 'vitest';
import { PIECE_TYPE, TUS_VERSION } from '#contract/photos.ts';
import { eventually } from '../../support/eventually.ts';
import {
  addressOf,
  aDetailedPicture,
  announced,
  append,
  create,
  offsetOf,
} from '../support/photo.ts';
import { aListeningServer } from '../support/server.ts';

/** Two buffers' worth. */
const IN_HAND_BYTES = 128 * 1024;

test('what came of a piece whose connection broke is kept, and the next one goes on from there', async () => {
  const { app, port, store, photos } = await aListeningServer();
  const photo = announced(await aDetailedPicture());
  await create(app, photo);
  const at = async () => Number(await offsetOf(app, photo.id));
  const half = Math.floor(photo.bytes.length / 2);
  const piece = request({
    port,
    method: 'PATCH',
    path: addressOf(photo.id),
    headers: {
      'tus-resumable': TUS_VERSION,
      'content-type': PIECE_TYPE,
      'upload-offset': '0',
      'content-length': String(photo.bytes.length),
    },
  });
  piece.on('error', () => undefined);
  piece.write(photo.bytes.subarray(0, half));
  const least = half - IN_HAND_BYTES;
  const here = async () => (await photos.partial.bytes(photo.id)).length;
  await eventually(async () => expect(await here()).toBeGreaterThan(least));
  const broken = new Promise((resolve) => {
    piece.on('close', resolve);
  });
  piece.destroy();
  await broken;
  // What was in the server's hands in this very moment may come once more.
  await eventually(async () => expect(await at()).toBeGreaterThan(least));
  expect(await at()).toBeLessThanOrEqual(half);
  expect((await append(app, photo, await at())).statusCode).toBe(204);
  expect((await store.photos.unclaimed()).bytes).toBe(photo.bytes.length);
});

import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PIECE_TYPE, TUS_VERSION } from '#contract/photos.ts';
import { eventually } from '../../support/eventually.ts';
import { addressOf, announced, append, aPicture, create, offsetOf } from '../support/photo.ts';
import { aListeningServer } from '../support/server.ts';

test('what came of a piece whose connection broke is kept, and the next one goes on from there', async () => {
  const { app, port, store, photos } = await aListeningServer();
  const photo = announced(await aPicture(1600, 1200));
  await create(app, photo);
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
  const file = join(photos.files.partial, photo.id);
  await eventually(() => expect(statSync(file).size).toBe(half));
  const broken = new Promise((resolve) => {
    piece.on('close', resolve);
  });
  piece.destroy();
  await broken;
  expect(await offsetOf(app, photo.id)).toBe(half);
  expect((await append(app, photo, half)).statusCode).toBe(204);
  expect(await store.photos.unclaimedBytes()).toBe(photo.bytes.length);
});

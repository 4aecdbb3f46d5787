import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { announced, append, aPicture, create, offsetOf } from '../support/photo.ts';
import { aServer } from '../support/server.ts';

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A valid PNG of one colour that is a thousandth of its picture. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const line = Math.ceil(side / 8) + 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(line * side))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const script = '<script>alert(document.domain)</script>';

const hostile: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'a picture that is a page too': async () =>
    Buffer.concat([await aPicture(), Buffer.from(`<html>${script}`)]),
  'a picture that is an archive too': async () =>
    Buffer.concat([await aPicture(), Buffer.from('PK\u0003\u0004'), randomBytes(200)]),
  'a drawing with a script': () =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`),
  'a picture of 1 by 60,000 pixels': () =>
    sharp({ create: { width: 1, height: 60_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  'a picture of 30,000 by 30,000 pixels': () => bomb(30_000),
  'a photograph that stops in the middle': async () => {
    const whole = await aPicture();
    return whole.subarray(0, whole.length - 300);
  },
  'one that stops in the middle and says that it ends': async () => {
    const whole = await sharp(randomBytes(300 * 300 * 3), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    return Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]);
  },
  'a program with the name of a picture': () =>
    Buffer.concat([Buffer.from('MZ'), randomBytes(4000)]),
  'an animated GIF': () =>
    Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'the first bytes of a photograph and nothing': () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
};

for (const [name, made] of Object.entries(hostile)) {
  test(`${name} is refused by its last piece, nothing of it is kept, and the server is well`, async () => {
    const { app, store, photos } = await aServer();
    const photo = announced(await made());
    expect((await create(app, photo)).statusCode).toBe(201);
    const answer = await append(app, photo);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'photo_refused' } });
    expect(readdirSync(photos.files.partial)).toEqual([]);
    expect(existsSync(join(photos.files.partial, '..', 'kept'))).toBe(false);
    expect(await store.photos.unclaimedBytes()).toBe(0);
    expect(await offsetOf(app, photo.id)).toBeNull();
    expect((await app.inject({ url: paths.ready })).statusCode).toBe(200);
  });
}

test('a photograph that is not the one announced is refused, and not kept under that name', async () => {
  const { app, photos } = await aServer();
  const real = announced(await aPicture());
  const other = { ...real, bytes: await aPicture(641, 480) };
  await create(app, other);
  expect((await append(app, other)).statusCode).toBe(422);
  expect(existsSync(join(photos.files.partial, real.id))).toBe(false);
});

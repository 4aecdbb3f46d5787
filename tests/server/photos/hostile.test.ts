import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { partsOfPhotoId, PIECE_TYPE, TUS_VERSION } from '#contract/photos.ts';
import { onPostgres } from '../support/databases.ts';
import {
  addressOf,
  announced,
  append,
  aPicture,
  create,
  offsetOf,
  takeBack,
  upload,
} from '../support/photo.ts';
import { aServer, freshFolder } from '../support/server.ts';

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
    expect(await photos.partial.underWay()).toEqual([]);
    const { leadId, hash } = partsOfPhotoId(photo.id);
    expect(await photos.files.read(leadId, hash, 'whole')).toBeNull();
    expect(await photos.files.read(leadId, hash, 'small')).toBeNull();
    expect((await store.photos.unclaimed()).bytes).toBe(0);
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
  expect(await photos.partial.underWay()).toEqual([]);
});

const PATHS = [
  '../../../etc/passwd',
  '..%2f..%2fashlar.sqlite',
  'C:\\boot.ini',
  '/etc/passwd',
  '.',
];

for (const path of PATHS) {
  test(`${path} as the name of a photograph leads nowhere`, async () => {
    const DATA_DIR = freshFolder();
    const { app } = await aServer({ DATA_DIR });
    const before = readdirSync(DATA_DIR);
    const photo = announced(await aPicture());
    const [leadId = '', hash = ''] = photo.id.split('.');
    for (const id of [path, `${path}.${hash}`, `${leadId}.${path}`, `${photo.id}/${path}`]) {
      expect((await create(app, { ...photo, id })).statusCode).toBe(400);
      expect((await append(app, { ...photo, id })).statusCode).toBeOneOf([400, 404]);
      expect((await takeBack(app, id)).statusCode).toBeOneOf([400, 404]);
    }
    expect(readdirSync(DATA_DIR)).toEqual(before);
  });
}

test.skipIf(onPostgres)(
  'the file name that a sender gives beside the photograph is not used',
  async () => {
    const DATA_DIR = freshFolder();
    const { app, store } = await aServer({ DATA_DIR });
    const photo = announced(await aPicture());
    const more = `filename ${Buffer.from('../../x.php').toString('base64')}`;
    const metadata = [`id ${Buffer.from(photo.id).toString('base64')}`, 'position MA==', more];
    await create(app, photo, { 'upload-metadata': metadata.join(',') });
    expect((await append(app, photo)).statusCode).toBe(204);
    const [leadId = '', hash = ''] = photo.id.split('.');
    const names = readdirSync(join(DATA_DIR, 'photos', 'kept', leadId)).sort();
    expect(names).toEqual([`${hash}.jpg`, `${hash}.small.jpg`]);
    expect(await store.photos.ofLead(leadId)).toHaveLength(1);
  },
);

test('offsets, lengths and methods that lie change nothing of an upload', async () => {
  const { app } = await aServer();
  const photo = announced(await aPicture());
  await create(app, photo);
  await append(app, photo, 0, 600);
  const piece = (offset: string, more: Record<string, string> = {}) =>
    app.inject({
      method: 'PATCH',
      url: addressOf(photo.id),
      headers: {
        'tus-resumable': TUS_VERSION,
        'content-type': PIECE_TYPE,
        'upload-offset': offset,
        ...more,
      },
      payload: photo.bytes.subarray(600),
    });
  const lies = ['-1', '0', '599', '601', '1e3', '0x258', '99999999999999999999', '600.5', ''];
  const answers = new Map<string, number>();
  for (const offset of lies) answers.set(offset, (await piece(offset)).statusCode);
  expect([...answers].filter(([, status]) => status !== 400 && status !== 409)).toEqual([]);
  expect((await piece('600', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  const overridden = await app.inject({
    method: 'POST',
    url: addressOf(photo.id),
    headers: { 'tus-resumable': TUS_VERSION, 'x-http-method-override': 'DELETE' },
  });
  expect(overridden.statusCode).toBeOneOf([400, 404, 405]);
  for (const length of ['0', '-5', '1e6', '13000000', '']) {
    const other = announced(await aPicture(90, 91));
    const answer = await create(app, other, { 'upload-length': length });
    expect([length, answer.statusCode]).toEqual([length, 400]);
  }
  expect(await offsetOf(app, photo.id)).toBe(600);
  expect((await append(app, photo, 600)).statusCode).toBe(204);
});

test('a stranger at someone else’s address gets nothing in, and the sender begins again', async () => {
  const { app, store, photos } = await aServer();
  const photo = announced(await aPicture());
  await create(app, photo);
  await append(app, photo, 0, 600);
  const stranger = await aPicture(999, 999);
  const junk = Buffer.concat([photo.bytes.subarray(0, 600), stranger]).subarray(
    0,
    photo.bytes.length,
  );
  const filled = Buffer.concat([junk, Buffer.alloc(photo.bytes.length - junk.length)]);
  expect((await append(app, { ...photo, bytes: filled }, 600)).statusCode).toBe(422);
  expect(await photos.partial.underWay()).toEqual([]);
  expect(await offsetOf(app, photo.id)).toBeNull();
  expect(await upload(app, photo)).toBe(204);
  const [leadId = ''] = photo.id.split('.');
  expect(await store.photos.ofLead(leadId)).toMatchObject([{ width: 640 }]);
});

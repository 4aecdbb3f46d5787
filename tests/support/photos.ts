import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../src/contract/paths.ts';
import { photoIdOf, PIECE_TYPE, TUS_VERSION } from '../../src/contract/photos.ts';
import type { Site } from './site.ts';

const SECRET_MODEL = 'Secret model';

/** A photograph of 12 megapixels as a phone takes it: lying on its side, with the place in it. */
export async function phonePhoto(name: string) {
  const grain = 120;
  const buffer = await sharp(randomBytes(grain * grain * 3), {
    raw: { width: grain, height: grain, channels: 3 },
  })
    .resize(4000, 3000, { kernel: 'cubic', fit: 'fill' })
    .withExif({
      IFD0: { Make: 'Phone', Model: SECRET_MODEL },
      IFD3: { GPSLatitude: '33/1 52/1 10/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photograph of which a phone makes several pieces: noise can't be made small. */
export async function largePhoto(name: string) {
  const [width, height] = [1600, 1200];
  const buffer = await sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export type KeptPhoto = {
  width: number;
  height: number;
  /** Whether anything but pixels is in the file. */
  hasMetadata: boolean;
};

/** Hashes of what came, in hex, of the photographs of a lead on the server's disk, in order. */
export async function keptHashes(site: Site, leadId: string): Promise<string[]> {
  const names = await keptNames(site, leadId);
  return names.map((name) => name.slice(0, -'.jpg'.length)).sort();
}

/** The photographs of a lead as they lie on the server's disk. */
export async function keptPhotos(site: Site, leadId: string): Promise<KeptPhoto[]> {
  const names = await keptNames(site, leadId);
  const folder = keptFolder(site, leadId);
  // One that is taken back in this moment is there no more.
  const files = names.map((name) => readFile(join(folder, name)).catch(() => null));
  const kept = (await Promise.all(files)).filter((file) => file !== null);
  return Promise.all(kept.map(described));
}

const keptFolder = (site: Site, leadId: string) => join(site.dataDir, 'photos', 'kept', leadId);

async function keptNames(site: Site, leadId: string): Promise<string[]> {
  const names = await readdir(keptFolder(site, leadId)).catch(() => []);
  return names.filter((name) => /^[0-9a-f]{64}\.jpg$/.test(name));
}

async function described(file: Buffer): Promise<KeptPhoto> {
  const { width, height, exif, xmp, iptc } = await sharp(file).metadata();
  const hasMetadata = [exif, xmp, iptc].some(Boolean) || file.includes(SECRET_MODEL);
  return { width, height, hasMetadata };
}

type Sent = {
  bytes: Buffer<ArrayBuffer>;
  caption?: string;
  position: number;
  /** Of the answer to its last piece; 204 when it is taken. */
  status?: number;
};

/** Sends a photograph of a lead in one piece, as another phone would. */
export async function sendPhoto(
  site: Site,
  leadId: string,
  { bytes, caption, position, status = 204 }: Sent,
): Promise<void> {
  const id = photoIdOf(leadId, createHash('sha256').update(bytes).digest('hex'));
  const words = caption === undefined ? {} : { caption };
  const metadata = Object.entries({ id, position: String(position), ...words })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const speaking = { 'tus-resumable': TUS_VERSION };
  const begun = await fetch(`${site.url}${paths.photos}`, {
    method: 'POST',
    headers: { ...speaking, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  expect(begun.status).toBe(201);
  const sent = await fetch(`${site.url}${paths.photos}/${id}`, {
    method: 'PATCH',
    headers: { ...speaking, 'content-type': PIECE_TYPE, 'upload-offset': '0' },
    body: bytes,
  });
  expect(sent.status).toBe(status);
}

/** A picture of one colour, which can be told by its size. */
export async function plainPicture(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#a5673f' } });
  return Buffer.from(await picture.jpeg().toBuffer());
}

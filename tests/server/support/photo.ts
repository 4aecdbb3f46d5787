import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { paths } from '#contract/paths.ts';
import { PHOTO_KEY_HEADER, photoIdOf, PIECE_TYPE, TUS_VERSION } from '#contract/photos.ts';

const speaking = { 'tus-resumable': TUS_VERSION };

/** A photograph with everything in it that a phone writes beside the pixels. */
export function aPicture(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a5673f' } })
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Secret model' },
      IFD3: { GPSLatitude: '33/1 52/1 10/1', GPSLatitudeRef: 'S' },
    })
    .jpeg()
    .toBuffer();
}

/** Some 800 KB, as cameras make them. */
export function aDetailedPicture(): Promise<Buffer> {
  const size = { width: 1200, height: 1000, channels: 3 as const };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { ...size, background: 'white', noise } })
    .jpeg()
    .toBuffer();
}

export type Announced = {
  id: string;
  bytes: Buffer;
  caption?: string;
  position?: number;
  /** With it the photograph can be taken back. */
  key?: string;
};

/** Bytes as an upload for a lead, by default one that nobody knows. */
export function announced(
  bytes: Buffer,
  leadId: string = randomUUID(),
  more: Partial<Announced> = {},
): Announced {
  return { id: photoIdOf(leadId, sha256(bytes)), bytes, ...more };
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What the protocol says of an upload at its beginning. */
export function metadataOf({ id, caption, position = 0, key }: Announced): string {
  const words = {
    ...(caption === undefined ? {} : { caption }),
    ...(key === undefined ? {} : { lock: sha256(Buffer.from(key)) }),
  };
  return Object.entries({ id, position: String(position), ...words })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** Asks for an upload of the whole. */
export function create(
  app: FastifyInstance,
  photo: Announced,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: paths.photos,
    headers: {
      ...speaking,
      'upload-length': String(photo.bytes.length),
      'upload-metadata': metadataOf(photo),
      ...headers,
    },
  });
}

/** Sends bytes from an offset on, by default all that is left. */
export function append(
  app: FastifyInstance,
  { id, bytes }: Announced,
  from = 0,
  to?: number,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'PATCH',
    url: addressOf(id),
    headers: { ...speaking, 'content-type': PIECE_TYPE, 'upload-offset': String(from), ...headers },
    payload: bytes.subarray(from, to),
  });
}

/** Asks for a photograph to be removed, with a key or without. */
export function takeBack(app: FastifyInstance, id: string, key?: string) {
  const headers = key === undefined ? speaking : { ...speaking, [PHOTO_KEY_HEADER]: key };
  return app.inject({ method: 'DELETE', url: addressOf(id), headers });
}

/** How far an upload is; null when there is none. */
export async function offsetOf(app: FastifyInstance, id: string): Promise<number | null> {
  const answer = await app.inject({ method: 'HEAD', url: addressOf(id), headers: speaking });
  return answer.statusCode === 200 ? Number(answer.headers['upload-offset']) : null;
}

/** Uploads a whole photograph; gives the status of its last answer. */
export async function upload(
  app: FastifyInstance,
  photo: Announced,
  headers: Record<string, string> = {},
): Promise<number> {
  const created = await create(app, photo, headers);
  if (created.statusCode !== 201) return created.statusCode;
  return (await append(app, photo, 0, undefined, headers)).statusCode;
}

export function addressOf(id: string): string {
  return `${paths.photos}/${id}`;
}

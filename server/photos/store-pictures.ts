import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { photoIdOf } from '#contract/photos.ts';
import { HttpError } from '../http-error.ts';
import { admit } from './routes.ts';
import type { Photos } from './photos.ts';

/** Pictures that came with a lead in one request; the lead is stored. */
export type Pictures = {
  leadId: string;
  address: string;
  pictures: readonly Buffer[];
  /** Milliseconds since 1970. */
  at: number;
};

/**
 * Stores pictures under the limits of uploads. One that is refused is recorded as such, so that
 * nobody waits for it; the others and the lead are kept. Pictures already stored are left as they
 * are.
 */
export async function storePictures(
  photos: Photos,
  { leadId, address, pictures, at }: Pictures,
): Promise<void> {
  for (const [position, bytes] of pictures.entries()) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    if ((await photos.store.find(leadId, hash)) !== null) continue;
    try {
      await storeOne(photos, { leadId, hash, position, address, bytes });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await photos.store.noteRefused({ leadId, hash, at });
    }
  }
}

type Picture = { leadId: string; hash: string; position: number; address: string; bytes: Buffer };

async function storeOne(
  photos: Photos,
  { leadId, hash, position, address, bytes }: Picture,
): Promise<void> {
  const id = photoIdOf(leadId, hash);
  await admit(photos, { leadId, address, length: bytes.length });
  await photos.store.want(leadId, hash);
  // A request that broke off may have begun it.
  await photos.uploads.remove(id);
  await photos.uploads.create({ id, position: String(position) }, bytes.length, address);
  const body = Readable.from([bytes]);
  await photos.uploads.append(id, { offset: 0, length: bytes.length, body });
  await photos.receive(id);
}

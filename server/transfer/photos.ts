import { createHash } from 'node:crypto';
import { z } from '#contract/zod.ts';
import { photoSizes, pictureSizes } from '../store/photo-bytes.ts';
import type { IdleDatabase } from './idle-database.ts';

const widthsSchema = z.array(z.int());

/** How many photo files were copied, and how many were missing in the source. */
export type MovedPhotos = { files: number; missing: number };

/**
 * Copies all files of photos, and of pictures of pages, to another storage and compares each after reading it back. Throws if one
 * differs; leaves the source unchanged. The server later sweeps files whose rows never follow.
 */
export async function transferPhotos(from: IdleDatabase, to: IdleDatabase): Promise<MovedPhotos> {
  const pictures = await from.inTransaction(async (db) => {
    const photos = await db.selectFrom('photos').select(['lead_id as id', 'hash']).execute();
    const uploads = await db
      .selectFrom('content_uploads')
      .select(['id', 'hash', 'widths'])
      .execute();
    return [
      ...photos.map((photo) => ({ ...photo, sizes: photoSizes })),
      ...uploads.map(({ widths, ...upload }) => ({
        ...upload,
        sizes: pictureSizes(widthsSchema.parse(JSON.parse(widths))),
      })),
    ];
  });
  let [files, missing] = [0, 0];
  for (const { id, hash, sizes } of pictures) {
    for (const size of sizes) {
      const bytes = await from.photos.read(id, hash, size);
      if (bytes === null) {
        missing += 1;
        continue;
      }
      await to.photos.keep(id, hash, size, bytes);
      const found = await to.photos.read(id, hash, size);
      if (found === null || digestOf(found) !== digestOf(bytes)) {
        throw new Error(`Photo ${id}/${hash} differs after copying.`);
      }
      files += 1;
    }
  }
  return { files, missing };
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { createHash } from 'node:crypto';
import type { Size } from '../store/photo-bytes.ts';
import type { IdleDatabase } from './idle-database.ts';

const sizes: readonly Size[] = ['whole', 'small'];

/** How many photo files were copied, and how many were missing in the source. */
export type MovedPhotos = { files: number; missing: number };

/**
 * Copies all photo files to another storage and compares each after reading it back. Throws if one
 * differs; leaves the source unchanged. The server later sweeps files whose rows never follow.
 */
export async function transferPhotos(from: IdleDatabase, to: IdleDatabase): Promise<MovedPhotos> {
  const photos = await from.inTransaction((db) =>
    db.selectFrom('photos').select(['lead_id', 'hash']).execute(),
  );
  let [files, missing] = [0, 0];
  for (const { lead_id: leadId, hash } of photos) {
    for (const size of sizes) {
      const bytes = await from.photos.read(leadId, hash, size);
      if (bytes === null) {
        missing += 1;
        continue;
      }
      await to.photos.keep(leadId, hash, size, bytes);
      const found = await to.photos.read(leadId, hash, size);
      if (found === null || digestOf(found) !== digestOf(bytes)) {
        throw new Error(`Photo ${leadId}/${hash} differs after copying.`);
      }
      files += 1;
    }
  }
  return { files, missing };
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

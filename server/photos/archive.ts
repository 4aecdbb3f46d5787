import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { photoFileName } from '#contract/photo-name.ts';
import type { Photo } from '../store/photos.ts';
import type { PhotoFiles } from './storage.ts';

/** Photos are already compressed. */
const PACKING = { compressionLevel: 1, mode: 0o600 } as const;

/**
 * The photos of a lead as a zip file, one in memory at a time. The stream fails if one of them is
 * missing.
 */
export function archiveOf(photos: readonly Photo[], files: PhotoFiles): Readable {
  const zip = new ZipFile();
  const body = new PassThrough();
  zip.on('error', (error: Error) => body.destroy(error));
  for (const [at, { leadId, hash, caption, receivedAt }] of photos.entries()) {
    const options = { ...PACKING, mtime: new Date(receivedAt) };
    zip.addReadStreamLazy(photoFileName(at + 1, caption), options, (give) => {
      const read = async () => {
        const bytes = await files.read(leadId, hash, 'whole');
        if (bytes === null) throw new Error('A photo is missing.');
        give(null, Readable.from([bytes]));
      };
      read().catch((error: unknown) => body.destroy(error instanceof Error ? error : undefined));
    });
  }
  zip.outputStream.pipe(body);
  zip.end();
  return body;
}

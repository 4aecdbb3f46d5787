import { createReadStream, type ReadStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { photoFileName } from '#contract/photo-name.ts';
import type { Photo } from '../store/photos.ts';
import type { PhotoFiles } from './files.ts';

/** Photographs are packed already. */
const PACKING = { compressionLevel: 1, mode: 0o600 } as const;

/**
 * The photographs of a lead as a zip file, read from the disk as somebody takes it. It breaks off when
 * one of them is gone.
 */
export function archiveOf(photos: readonly Photo[], files: PhotoFiles): Readable {
  const zip = new ZipFile();
  const body = new PassThrough();
  let open: ReadStream | null = null;
  zip.on('error', (error: Error) => body.destroy(error));
  // Whoever goes away in the middle leaves a file open.
  body.on('close', () => open?.destroy());
  for (const [at, { leadId, hash, caption, receivedAt }] of photos.entries()) {
    const options = { ...PACKING, mtime: new Date(receivedAt) };
    zip.addReadStreamLazy(photoFileName(at + 1, caption), options, (give) => {
      open = createReadStream(files.pathOf(leadId, hash, 'whole'));
      open.on('error', (error) => body.destroy(error));
      give(null, open);
    });
  }
  zip.outputStream.pipe(body);
  zip.end();
  return body;
}

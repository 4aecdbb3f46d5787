import { createHash } from 'node:crypto';
import { UPLOAD_PIXELS, type UploadUse } from '#contract/admin/content.ts';
import { z } from '#contract/zod.ts';
import { createMutex } from '../admin/mutex.ts';
import { HttpError } from '../http-error.ts';
import { createPictureProcess } from '../photos/picture-process.ts';
import { isPhotoFile } from '../photos/redraw.ts';
import type { PhotoFiles } from '../photos/storage.ts';
import type { ContentUpload, ContentUploadStore } from '../store/content-uploads.ts';
import { pictureFormats } from '../store/photo-bytes.ts';
import { StorageError } from '../store/storage-error.ts';

/** A picture of a phone takes a few seconds, of which most go into AVIF. */
const LONGEST_MS = 120_000;
/** Pictures that may wait to be converted; the phones of further ones try again. */
const LONGEST_QUEUE = 20;
const MEGAPIXEL = 1_000_000;

const convertedSchema = z.object({
  kind: z.literal('converted'),
  whole: z.instanceof(Uint8Array),
  width: z.int(),
  height: z.int(),
  files: z.array(
    z.object({ width: z.int(), format: z.enum(pictureFormats), bytes: z.instanceof(Uint8Array) }),
  ),
  placeholder: z.string(),
});

const conversionSchema = z.discriminatedUnion('kind', [
  convertedSchema,
  z.object({ kind: z.literal('unreadable') }),
  z.object({ kind: z.literal('too_large'), megapixels: z.int() }),
]);

export type Converted = z.infer<typeof convertedSchema>;
/** Message to the process. */
export const orderSchema = z.object({
  bytes: z.instanceof(Uint8Array),
  as: z.enum(['picture', 'opening', 'logo'] satisfies UploadUse[]),
});

/** Message of the process. */
export type Conversion = z.infer<typeof conversionSchema>;

type Services = {
  uploads: ContentUploadStore;
  files: Pick<PhotoFiles, 'keep'>;
  now: () => number;
};

export type Conversions = ReturnType<typeof createConversions>;

/** Converts uploaded pictures as the build converts its own, one at a time. */
export function createConversions({ uploads, files, now }: Services) {
  const { ask, stop } = createPictureProcess({
    module: new URL('picture-worker.ts', import.meta.url),
    answer: conversionSchema,
    longestMs: LONGEST_MS,
  });
  const oneAtATime = createMutex(
    LONGEST_QUEUE,
    () => new StorageError('Too many pictures are waiting to be converted.'),
  );

  async function convert(id: string, bytes: Buffer, as: UploadUse): Promise<ContentUpload> {
    const known = await uploads.find(id);
    if (known !== null) return known;
    const { whole, files: made, ...sizes } = await converted(bytes, as);
    const hash = hashOf(bytes, as);
    await files.keep(id, hash, 'whole', whole);
    for (const { width, format, bytes: file } of made) {
      await files.keep(id, hash, `${width}.${format}`, file);
    }
    const widths = [...new Set(made.map(({ width }) => width))];
    const { width, height, placeholder } = sizes;
    const upload = { id, hash, width, height, widths, placeholder };
    await uploads.add(upload, now());
    return upload;
  }

  async function converted(bytes: Buffer, as: UploadUse): Promise<Converted> {
    const isKnown = isPhotoFile(bytes) || isAvif(bytes) || (as === 'logo' && isSvg(bytes));
    if (!isKnown) throw unreadable(as);
    const conversion = await ask({ bytes, as });
    if (conversion?.kind === 'converted') return conversion;
    throw conversion?.kind === 'too_large' ? tooLarge(conversion.megapixels) : unreadable(as);
  }

  return {
    /**
     * Converts and stores a picture, or finds the one that has this id. Throws an HttpError (422
     * `photo_refused`) if the bytes are no picture that can be shown.
     */
    receive: (id: string, bytes: Buffer, as: UploadUse): Promise<ContentUpload> =>
      oneAtATime(() => convert(id, bytes, as)),
    stop,
  };
}

/** The same bytes are converted otherwise for another use: it is another picture. */
function hashOf(bytes: Buffer, as: UploadUse): string {
  return createHash('sha256')
    .update(as === 'picture' ? '' : as)
    .update(bytes)
    .digest('hex');
}

function unreadable(as: UploadUse): HttpError {
  const types = as === 'logo' ? 'an SVG, PNG, JPEG or WebP' : 'a JPEG, PNG, WebP or AVIF';
  return new HttpError(
    422,
    'photo_refused',
    `This file is not a picture that can be read. Use ${types} file.`,
  );
}

function tooLarge(megapixels: number): HttpError {
  return new HttpError(
    422,
    'photo_refused',
    `This picture has ${megapixels} megapixels; at most ${UPLOAD_PIXELS / MEGAPIXEL} can be read.`,
  );
}

/** Of the ISO media formats, only AVIF is decoded here. */
function isAvif(bytes: Buffer): boolean {
  return ['ftypavif', 'ftypavis'].includes(bytes.toString('latin1', 4, 12));
}

/** Whether a file begins as an SVG does: with its root, perhaps after declarations and comments. */
function isSvg(bytes: Buffer): boolean {
  const start = bytes.toString('utf8', 0, 4096);
  return /^[\uFEFF\s]*</.test(start) && start.includes('<svg');
}

import { z } from '#contract/zod.ts';
import { HttpError } from '../http-error.ts';
import { createPictureProcess } from './picture-process.ts';

/**
 * A progressive JPEG of a camera or an encoder has about ten; each is a pass over the whole
 * picture.
 */
const MOST_SCANS = 64;
/** A phone's photo takes a twentieth of a second. */
const LONGEST_MS = 15_000;

/** A redrawn picture: contains nothing of the sender's file but its pixels. */
const redrawnSchema = z.object({
  whole: z.instanceof(Uint8Array),
  small: z.instanceof(Uint8Array),
  width: z.int(),
  height: z.int(),
});

export type Redrawn = z.infer<typeof redrawnSchema>;

/** Message of the process: the picture, or null if it cannot decode the bytes. */
const drawingSchema = z.object({ drawn: z.nullable(redrawnSchema) });

export type Drawing = z.infer<typeof drawingSchema>;

export type Redraw = ReturnType<typeof createRedraw>;

/**
 * Redraws pictures, one at a time, in a separate process: a decoder can only be stopped by ending
 * it, and if it crashes, nothing else does.
 */
export function createRedraw({ longestMs = LONGEST_MS } = {}) {
  const { ask, stop } = createPictureProcess({
    module: new URL('drawing-worker.ts', import.meta.url),
    answer: drawingSchema,
    longestMs,
  });

  return {
    /**
     * The picture in these bytes, upright, without metadata. Throws an HttpError (422
     * `photo_refused`) if they are not a supported picture, or one that takes too long to decode.
     */
    async redraw(bytes: Buffer): Promise<Redrawn> {
      if (!isPhotoFile(bytes)) throw refused();
      return (await ask(bytes))?.drawn ?? refuse();
    },
    stop,
  };
}

function refuse(): never {
  throw refused();
}

function refused(): HttpError {
  return new HttpError(422, 'photo_refused', 'This file is not a supported photo.');
}

/** Whether bytes are a whole JPEG, PNG or WebP file that is not too costly to decode. */
export function isPhotoFile(bytes: Buffer): boolean {
  const type = pictureTypeOf(bytes);
  return type !== null && (type !== 'jpeg' || scansOf(bytes) <= MOST_SCANS);
}

const JPEG_START = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The whole IEND chunk: length, type and checksum never differ. */
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const WEBP_HEAD_BYTES = 12;
const RIFF_HEAD_BYTES = 8;

/**
 * A file's type by its bytes: JPEG, PNG or WebP. Null for one that continues after its end (a
 * picture that is also an archive or a page) or stops before it.
 */
export function pictureTypeOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (begins(bytes, JPEG_START)) return ends(bytes, JPEG_END) ? 'jpeg' : null;
  if (begins(bytes, PNG_START)) return ends(bytes, PNG_END) ? 'png' : null;
  return isWebp(bytes) ? 'webp' : null;
}

function isWebp(bytes: Buffer): boolean {
  if (bytes.length < WEBP_HEAD_BYTES) return false;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (bytes.toString('latin1', 8, WEBP_HEAD_BYTES) !== 'WEBP') return false;
  // The size of the rest, padded to an even number (RFC 9649).
  const size = bytes.readUInt32LE(4);
  return bytes.length === RIFF_HEAD_BYTES + size + (size % 2);
}

function begins(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function ends(bytes: Buffer, end: readonly number[]): boolean {
  const from = bytes.length - end.length;
  return from >= 0 && end.every((byte, at) => bytes[from + at] === byte);
}

const MARKER = 0xff;
/** Start of scan; entropy-coded bytes follow its header. */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Number of scans of a JPEG (ITU-T T.81, annex B): a decoder goes over the whole picture once for
 * each.
 */
export function scansOf(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at + 4 <= jpeg.length) {
    if (jpeg[at] !== MARKER) {
      // Entropy-coded bytes: skip to the next marker.
      at = jpeg.indexOf(MARKER, at);
      if (at < 0) break;
    }
    const code = jpeg[at + 1] ?? END_OF_IMAGE;
    if (code === END_OF_IMAGE) break;
    if (code === MARKER) at += 1;
    else if (standsAlone(code)) at += 2;
    else {
      if (code === START_OF_SCAN) scans += 1;
      at += 2 + Math.max(2, jpeg.readUInt16BE(at + 2));
    }
  }
  return scans;
}

/** A stuffed zero, TEM, a restart or a start of image: no length follows. */
function standsAlone(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
}

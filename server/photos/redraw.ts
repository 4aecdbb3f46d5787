import sharp, { type Sharp } from 'sharp';
import { HttpError } from '../http-error.ts';
import { pictureTypeOf } from './picture-type.ts';

/** Pixels of a 50-megapixel camera; what is larger is a decompression bomb. */
const MOST_PIXELS = 52_000_000;
/** Beyond any camera's, and what the output format can hold. */
const LONGEST_SIDE = 16_000;
/** Pixels of the longest side of the file that is kept. */
const KEPT_SIDE = 2_400;
const SMALL_SIDE = 320;
const KEPT_QUALITY = 86;
const SMALL_QUALITY = 74;

/** A picture drawn anew: nothing of the sender's file is in it but its pixels. */
export type Redrawn = { whole: Buffer; small: Buffer; width: number; height: number };

// One picture at a time is decoded (see receive.ts); its cache would only keep memory.
sharp.cache(false);

/**
 * The picture in these bytes, upright, without any metadata. Throws an HttpError (422
 * `photo_refused`) when they are no picture of ours.
 */
export async function redraw(bytes: Buffer): Promise<Redrawn> {
  if (pictureTypeOf(bytes) === null) throw refused();
  try {
    await checkSize(bytes);
    const { data, info } = await drawn(bytes, KEPT_SIDE, KEPT_QUALITY);
    const small = await drawn(data, SMALL_SIDE, SMALL_QUALITY);
    return { whole: data, small: small.data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof HttpError ? error : refused();
  }
}

async function checkSize(bytes: Buffer): Promise<void> {
  const { width, height } = await opened(bytes).metadata();
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) throw refused();
}

function drawn(bytes: Buffer, side: number, quality: number) {
  return opened(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 });
}

function refused(): HttpError {
  return new HttpError(422, 'photo_refused', 'This file is no photograph that can be kept.');
}

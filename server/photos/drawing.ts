import sharp, { type Sharp } from 'sharp';
import type { Redrawn } from './redraw.ts';

/** Pixels of a 50-megapixel camera; what is larger is a decompression bomb. */
const MOST_PIXELS = 52_000_000;
/** Beyond any camera's, and what the output format can hold. */
const LONGEST_SIDE = 16_000;
/** Pixels of the longest side of the file that is kept. */
const KEPT_SIDE = 2_400;
const SMALL_SIDE = 320;
const KEPT_QUALITY = 86;
const SMALL_QUALITY = 74;

// One picture at a time is decoded; a cache would only keep memory.
sharp.cache(false);

/** The picture in these bytes, upright, without any metadata; throws when there is none of ours. */
export async function draw(bytes: Uint8Array): Promise<Redrawn> {
  await checkSize(bytes);
  const { data, info } = await drawn(bytes, KEPT_SIDE, KEPT_QUALITY);
  const small = await drawn(data, SMALL_SIDE, SMALL_QUALITY);
  return { whole: data, small: small.data, width: info.width, height: info.height };
}

async function checkSize(bytes: Uint8Array): Promise<void> {
  const { width, height } = await opened(bytes).metadata();
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS)
    throw new Error('The picture is too large.');
}

function drawn(bytes: Uint8Array, side: number, quality: number) {
  return opened(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

function opened(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 });
}

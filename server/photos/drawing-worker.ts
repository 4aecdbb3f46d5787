import sharp, { type Sharp } from 'sharp';
import { z } from '#contract/zod.ts';
import { liveWithParent, tellParent } from '../child-process.ts';
import type { Drawing, Redrawn } from './redraw.ts';

const bytesSchema = z.instanceof(Uint8Array);

async function answer(message: unknown): Promise<void> {
  const drawn = await draw(bytesSchema.parse(message)).catch(() => null);
  await tellParent({ drawn } satisfies Drawing);
}

liveWithParent();
process.on('message', (message) => void answer(message));

/** Pixels of a 50-megapixel camera; what is larger is a decompression bomb. */
const MOST_PIXELS = 52_000_000;
/** Larger than any camera's, and the limit of the output format. */
const LONGEST_SIDE = 16_000;
/** Longest side of the stored file, in pixels. */
const KEPT_SIDE = 2_400;
const SMALL_SIDE = 320;
const KEPT_QUALITY = 86;
const SMALL_QUALITY = 74;

// Decodes one picture at a time; a cache would only use memory.
sharp.cache(false);

/**
 * The picture in these bytes, upright, without metadata; throws if it is not a supported picture.
 */
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

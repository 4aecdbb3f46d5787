import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../store/photo-bytes.ts';

/** Widths in px that a picture is published in. */
export const everyWidth = [480, 960, 1440] as const;

/** Those of a picture that a page opens with: one more, for phones. */
export const openingWidths = [480, 800, 960, 1440] as const;

/** Most bytes a file may have, by width (design notes 'Pictures'); the small AVIFs are precached, so they aim lower. */
export const budgets: Readonly<Record<PictureFormat, Readonly<Record<number, number>>>> = {
  avif: { 480: 17_600, 800: 36_000, 960: 66_000, 1440: 136_000 },
  webp: { 480: 21_500, 800: 45_000, 960: 68_000, 1440: 138_000 },
};

const best: Readonly<Record<PictureFormat, number>> = { avif: 60, webp: 80 };
const worst: Readonly<Record<PictureFormat, number>> = { avif: 26, webp: 30 };
/** Blur in px laid over before encoding when quality alone will not fit: fine grain costs most and is seen least. */
const softening = [0, 0.42, 0.62, 0.9] as const;

const attempt = (pixels: Sharp, format: PictureFormat, quality: number): Promise<Buffer> =>
  format === 'avif'
    ? pixels.clone().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
    : pixels.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();

/** An encoded picture, and whether it fits its budget. */
export type Fitted = { bytes: Buffer; fits: boolean };

/**
 * Best quality that fits the budget; softens the picture only when the worst quality allowed does not
 * fit. Where nothing fits, the smallest that was made.
 */
export async function fitted(
  master: Buffer,
  width: number,
  format: PictureFormat,
  budget: number,
): Promise<Fitted> {
  let smallest: Buffer = Buffer.alloc(0);
  for (const blur of softening) {
    const resized = sharp(master).resize({ width, kernel: 'lanczos3' });
    const softened = blur > 0 ? resized.blur(blur) : resized;
    const raw = await softened.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = sharp(raw.data, { raw: raw.info });
    let low = worst[format];
    let high = best[format];
    let found: Buffer | undefined;
    let quality = Math.round(low + (high - low) * 0.55);
    while (low <= high) {
      const bytes = await attempt(pixels, format, quality);
      if (smallest.length === 0 || bytes.length < smallest.length) smallest = bytes;
      if (bytes.length <= budget) {
        found = bytes;
        if (bytes.length > budget * 0.8) break;
        low = quality + 1;
      } else high = quality - 1;
      // size about doubles every 17 steps of quality
      const guess = Math.round(quality + 17 * Math.log2((budget * 0.92) / bytes.length));
      quality = Math.min(high, Math.max(low, guess));
    }
    if (found) return { bytes: found, fits: true };
  }
  return { bytes: smallest, fits: false };
}

/** Rows of a stand-in: sky, wall and ground, in most of the drawings. */
const STAND_IN_ROWS = 3;

/**
 * Tiny blurred stand-in as a CSS image: the mean colours of the picture's thirds, run into one
 * another. A page of two dozen pictures is 1.2 KB lighter (brotli) than with data URIs, and nothing
 * has to be decoded.
 */
export const placeholder = async (published: Buffer): Promise<string> => {
  const { data, info } = await sharp(published)
    .resize({ width: 1, height: STAND_IN_ROWS, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_none, row) =>
    [...data.subarray(row * info.channels, row * info.channels + 3)]
      .map((value) => Math.round(value / 17).toString(16))
      .join(''),
  );
  return `linear-gradient(${rows.map((row) => `#${row}`).join(',')})`;
};

import { photoLimits } from '#contract/photo-limits.ts';
import type { PictureProblem, SmallPicture, SmallResult } from './result.ts';
import { createSurface, drawOn, encode, release, type Surface } from './surface.ts';

/** JPEG qualities to try, best first. */
const QUALITIES = [0.85, 0.75, 0.62, 0.5] as const;
/** Scale factor if a picture is still too large at the lowest quality. */
const SHRINK = 0.8;
/** Pixels of the longest side of a thumbnail. */
const THUMBNAIL_SIDE = 160;
const THUMBNAIL_QUALITY = 0.7;

type Size = { readonly width: number; readonly height: number };

/**
 * Compresses a picture for upload: upright, at most 1,600 pixels on its longest side and 450 KB,
 * redrawn so that only pixels and no metadata remain. One bitmap at a time, closed after use.
 */
export async function makeSmall(file: Blob): Promise<SmallResult> {
  const problem = problemBeforehand(file);
  if (problem !== null) return { kind: 'problem', problem };
  const bitmap = await decode(file);
  if (bitmap === null) return { kind: 'problem', problem: problemOf(file) };
  const drawn = redraw(bitmap, fitting(bitmap, photoLimits.longestSide));
  bitmap.close();
  try {
    return await encoded(drawn);
  } finally {
    release(drawn);
  }
}

function problemBeforehand(file: Blob): PictureProblem | null {
  if (file.size === 0) return 'empty';
  if (file.size > photoLimits.pickedMaxBytes) return 'tooLarge';
  return file.type !== '' && !file.type.startsWith('image/') ? 'notPicture' : null;
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return bitmap.width > 0 && bitmap.height > 0 ? bitmap : null;
  } catch {
    return null;
  }
}

/** Why a file can't be decoded. */
function problemOf({ type }: Blob): PictureProblem {
  if (/^image\/hei[cf]/.test(type)) return 'heic';
  return /^image\/(?:jpe?g|png|webp|gif|avif|bmp)/.test(type) ? 'broken' : 'notPicture';
}

/** Scales a size down to a longest side of `longest` pixels, keeping the aspect ratio; never up. */
export function fitting({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function redraw(picture: CanvasImageSource, { width, height }: Size): Surface {
  const surface = createSurface(width, height);
  drawOn(surface, picture);
  return surface;
}

async function encoded(drawn: Surface): Promise<SmallPicture> {
  const blob = await smallEnough(drawn);
  const bytes = await blob.arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return { kind: 'small', bytes, hash: hexOf(digest), thumbnail: await thumbnailOf(drawn) };
}

async function smallEnough(drawn: Surface): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await encode(drawn, quality);
    if (blob.size <= photoLimits.smallMaxBytes) return blob;
  }
  const { width, height } = drawn;
  const smaller = redraw(drawn, fitting(drawn, Math.max(width, height) * SHRINK));
  try {
    return await smallEnough(smaller);
  } finally {
    release(smaller);
  }
}

async function thumbnailOf(drawn: Surface): Promise<string> {
  const small = redraw(drawn, fitting(drawn, THUMBNAIL_SIDE));
  const blob = await encode(small, THUMBNAIL_QUALITY);
  release(small);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

function hexOf(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

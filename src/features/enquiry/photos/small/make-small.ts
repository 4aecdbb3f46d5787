import { photoLimits } from '#contract/limits.ts';

/** What may be wrong with a picked file. */
export const pictureProblems = ['empty', 'tooLarge', 'notPicture', 'heic', 'broken'] as const;
type PictureProblem = (typeof pictureProblems)[number];

/** A compressed picture. */
export type SmallPicture = {
  readonly kind: 'small';
  readonly bytes: ArrayBuffer;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  /** A data URL. */
  readonly thumbnail: string;
};

/** What became possible with a picked file; also the worker's reply. */
export type SmallOutcome =
  | SmallPicture
  | { readonly kind: 'problem'; readonly problem: PictureProblem };

/** The worker's first message: its code is loaded and it has started. */
export const BEGUN = 'begun';

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
export async function makeSmall(file: Blob): Promise<SmallOutcome> {
  const problem = problemBeforehand(file);
  if (problem !== null) return { kind: 'problem', problem };
  const bitmap = await decode(file);
  if (bitmap === null) return { kind: 'problem', problem: problemOf(file) };
  const drawn = redraw(bitmap, fitting(bitmap, photoLimits.longestSide));
  bitmap.close();
  try {
    return await encoded(drawn);
  } finally {
    clear(drawn);
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
    clear(smaller);
  }
}

async function thumbnailOf(drawn: Surface): Promise<string> {
  const small = redraw(drawn, fitting(drawn, THUMBNAIL_SIDE));
  const blob = await encode(small, THUMBNAIL_QUALITY);
  clear(small);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

function hexOf(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A canvas, offscreen in a worker or, where that is not supported, in the page. */
type Surface = OffscreenCanvas | HTMLCanvasElement;

function createSurface(width: number, height: number): Surface {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Draws a picture over the whole canvas, on white where it is transparent. */
function drawOn(surface: Surface, picture: CanvasImageSource): void {
  const pen = surface.getContext('2d');
  if (!isPen(pen)) throw new Error('No 2D canvas context');
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, surface.width, surface.height);
  pen.drawImage(picture, 0, 0, surface.width, surface.height);
}

type Pen = Pick<
  CanvasRenderingContext2D,
  'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingQuality'
>;

function isPen(context: object | null): context is Pen {
  return context !== null && 'drawImage' in context;
}

/** Encodes the canvas as JPEG without metadata; `quality` from 0 to 1. */
async function encode(surface: Surface, quality: number): Promise<Blob> {
  const options = { type: 'image/jpeg', quality };
  if ('convertToBlob' in surface) return surface.convertToBlob(options);
  return new Promise((resolve, reject) => {
    surface.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Could not encode the picture as JPEG'))),
      options.type,
      quality,
    );
  });
}

/** Frees the pixels at once; phones have little memory for them. */
function clear(surface: Surface): void {
  surface.width = 0;
  surface.height = 0;
}

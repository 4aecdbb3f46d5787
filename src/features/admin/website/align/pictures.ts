import { pictureUrl } from '#content/pictures/url.ts';
import { UPLOAD_EDGE } from '#contract/admin/content.ts';
import { type ContentPicture, PROJECT_RATIO } from '#contract/content/pictures.ts';
import { photoLimits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import {
  type Alignment,
  isTaken,
  pictureBytes,
  type RowPicture,
  type TakenPicture,
  typeOf,
} from '#outbox/admin/website-rows.ts';
import { isOfBuild } from '../kinds/built-pictures.ts';
import {
  type Box,
  centredOver,
  commonCrop,
  outputSize,
  type Point,
  type PointPair,
  type Similarity,
  similarityOf,
  type Size,
} from './geometry.ts';

/** A picture in memory, to draw on a canvas: the security policy allows no `blob:` in an `img`. */
export type Drawable = ImageBitmap;

/** What may be wrong with a picked file. */
export type PickProblem = 'empty' | 'tooLarge' | 'heic' | 'notPicture' | 'broken';

/** Longest side of what is kept of a picked picture, in px: room for turning and cropping. */
const KEPT_EDGE = 3_200;
const KEPT_QUALITY = 0.9;
const UPLOAD_QUALITY = 0.88;

/** Width to height. */
const ratio = PROJECT_RATIO[0] / PROJECT_RATIO[1];

type Picked = { readonly picture: TakenPicture; readonly bytes: ArrayBuffer };

/** Reads a picked file: upright, without metadata, and no larger than needed. */
export function readPicked(file: File): Promise<Picked | PickProblem> {
  return read(file, (size, bitmap) =>
    drawn(size, KEPT_QUALITY, (pen) => pen.drawImage(bitmap, 0, 0, size.width, size.height)),
  );
}

/** Reads a logo: an SVG stays as it is, and what is transparent stays so. */
export function readLogo(file: File): Promise<Picked | PickProblem> {
  return read(file, (size, bitmap) =>
    file.type === SVG
      ? file.arrayBuffer()
      : drawn(size, null, (pen) => pen.drawImage(bitmap, 0, 0, size.width, size.height)),
  );
}

async function read(
  file: File,
  kept: (size: Size, bitmap: Drawable) => Promise<ArrayBuffer>,
): Promise<Picked | PickProblem> {
  if (file.size === 0) return 'empty';
  if (file.size > photoLimits.pickedMaxBytes) return 'tooLarge';
  const bitmap = await decoded(file).catch(() => null);
  if (bitmap === null) {
    if (/^image\/hei[cf]/.test(file.type)) return 'heic';
    return file.type.startsWith('image/') ? 'broken' : 'notPicture';
  }
  try {
    const size = outputSize(bitmap, KEPT_EDGE);
    const bytes = await kept(size, bitmap);
    return { picture: { id: crypto.randomUUID(), ...size }, bytes };
  } catch {
    return 'broken';
  } finally {
    bitmap.close();
  }
}

const SVG = 'image/svg+xml';
/** Width in px in which an SVG is shown before the server has drawn it. */
const SVG_WIDTH = 960;

function decoded(file: Blob): Promise<Drawable> {
  if (file.type === SVG) return decodedSvg(file);
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/** As an image of the page, where scripts and addresses in it do nothing. */
async function decodedSvg(file: Blob): Promise<Drawable> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  reader.addEventListener('load', () => resolve(undefined));
  reader.addEventListener('error', () => reject(new Error('Could not read the SVG')));
  reader.readAsDataURL(file);
  await promise;
  const image = new Image();
  image.src = String(reader.result);
  await image.decode();
  const height = Math.round((SVG_WIDTH * image.naturalHeight) / image.naturalWidth);
  // Not from the image itself: of an SVG without a size in px, browsers make an empty bitmap.
  const size = { width: SVG_WIDTH, height };
  const bytes = await drawn(size, null, (pen) => pen.drawImage(image, 0, 0, SVG_WIDTH, height));
  return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
}

/** A picture of a row; null if it is neither on this device nor to be had from the server. */
export async function drawableOf(picture: RowPicture): Promise<Drawable | null> {
  try {
    if (picture === null) return null;
    if (!isTaken(picture)) return await createImageBitmap(await fetched(picture));
    const bytes = await pictureBytes(picture.id);
    return bytes === null ? null : await decoded(new Blob([bytes], { type: typeOf(bytes) }));
  } catch {
    return null;
  }
}

/**
 * A picture that is stored elsewhere. Those of drafts, and of what is still being published, are only
 * where editors get them; without signal the phone may have the published one.
 */
async function fetched(picture: ContentPicture): Promise<Blob> {
  const { name, hash, width } = picture;
  const published = pictureUrl(picture, width, 'webp');
  const stored = `${paths.adminContent}/uploads/${hash}?width=${width}`;
  for (const address of isOfBuild(picture) ? [published] : [stored, published]) {
    const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
    if (answer?.ok) return answer.blob();
  }
  throw new Error(`No picture ${name}`);
}

/** Where the points are until somebody moves them. */
export const START: PointPair = [
  [0.3, 0.5],
  [0.7, 0.5],
];

/** How two pictures lie over one another, and what both show; or why there is nothing. */
export type Match = { readonly moved: Similarity; readonly crop: Box } | 'apart' | 'nothing';

/** Two pictures that are of the same size already. */
export function wholeOf(first: Size, second: Size): Match {
  const { width, height } = first;
  return { moved: centredOver(second, first), crop: { x: 0, y: 0, width, height } };
}

/** Two points closer than this share of a picture give no direction. */
const CLOSEST = 0.05;

export function matchOf({ way, before, after }: Alignment, first: Size, second: Size): Match {
  if (way === 'matching') return cropped(first, second, centredOver(second, first));
  const onto = inPixels(before, first);
  const from = inPixels(after, second);
  if (isTooClose(onto, first) || isTooClose(from, second)) return 'apart';
  const moved = similarityOf(from, onto);
  return moved === null ? 'apart' : cropped(first, second, moved);
}

function cropped(first: Size, second: Size, moved: Similarity): Match {
  const crop = commonCrop(first, second, moved, ratio);
  return crop === null || crop.width < 1 ? 'nothing' : { moved, crop };
}

const inPixels = ([p, q]: PointPair, { width, height }: Size): PointPair => {
  const scaled = ([x, y]: Point): Point => [x * width, y * height];
  return [scaled(p), scaled(q)];
};

const isTooClose = ([[x0, y0], [x1, y1]]: PointPair, { width, height }: Size): boolean =>
  Math.hypot(x1 - x0, y1 - y0) < CLOSEST * Math.max(width, height);

type Pen = CanvasRenderingContext2D;

/** Draws what is left of a picture after cropping, over the whole canvas; `moved` is null for the first one. */
export function drawCropped(
  pen: Pen,
  picture: Drawable,
  crop: Box,
  moved: Similarity | null,
): void {
  const scale = pen.canvas.width / crop.width;
  const { a, b, dx, dy } = moved ?? { a: 1, b: 0, dx: 0, dy: 0 };
  pen.imageSmoothingQuality = 'high';
  pen.setTransform(
    scale * a,
    scale * b,
    -scale * b,
    scale * a,
    scale * (dx - crop.x),
    scale * (dy - crop.y),
  );
  pen.drawImage(picture, 0, 0);
  pen.resetTransform();
}

/** Both pictures, cropped alike, as they are uploaded. */
export async function uploadsOf(
  alignment: Alignment,
  pictures: { readonly before: Drawable; readonly after: Drawable },
): Promise<{ readonly before: ArrayBuffer; readonly after: ArrayBuffer } | null> {
  const match = matchOf(alignment, pictures.before, pictures.after);
  if (typeof match === 'string') return null;
  const { crop, moved } = match;
  const size = outputSize(crop, UPLOAD_EDGE);
  // One after the other: phones have little memory for pixels.
  const before = await drawn(size, UPLOAD_QUALITY, (pen) =>
    drawCropped(pen, pictures.before, crop, null),
  );
  const after = await drawn(size, UPLOAD_QUALITY, (pen) =>
    drawCropped(pen, pictures.after, crop, moved),
  );
  return { before, after };
}

/** A picture of its own, as it is uploaded: in its shape. */
export function uploadOf(picture: Drawable): Promise<ArrayBuffer> {
  const size = outputSize(picture, UPLOAD_EDGE);
  return drawn(size, UPLOAD_QUALITY, (pen) =>
    pen.drawImage(picture, 0, 0, size.width, size.height),
  );
}

/** What is drawn on a canvas of a size: as JPEG, or as PNG without a quality. */
async function drawn(
  size: Size,
  quality: number | null,
  draw: (pen: Pen) => void,
): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  try {
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('No 2D canvas context');
    if (quality !== null) {
      // Of a transparent picture.
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, size.width, size.height);
    }
    draw(pen);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, quality === null ? 'image/png' : 'image/jpeg', quality ?? undefined),
    );
    if (blob === null) throw new Error('Could not encode the picture');
    return await blob.arrayBuffer();
  } finally {
    // Frees the pixels at once.
    canvas.width = 0;
    canvas.height = 0;
  }
}

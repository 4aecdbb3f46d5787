import sharp, { type Sharp } from 'sharp';
import { UPLOAD_EDGE, UPLOAD_PIXELS, type UploadUse } from '#contract/admin/content.ts';
import { giveWay, liveWithParent, tellParent } from '../child-process.ts';
import { type Conversion, type Converted, orderSchema } from './convert.ts';
import { type PictureFormat, pictureFormats } from '../store/photo-bytes.ts';
import { budgets, everyWidth, fitted, openingWidths, placeholder } from './encode.ts';
import { convertedLogo } from './logo.ts';

/** Longest side that the formats allow. */
const LONGEST_SIDE = 16_000;
const KEPT_QUALITY = 92;
/** Width in px from which one file serves every screen well enough: a picture needs one of at least it. */
const ENOUGH = 960;

async function answer(message: unknown): Promise<void> {
  const { bytes, as } = orderSchema.parse(message);
  const unreadable = (): Conversion => ({ kind: 'unreadable' });
  await tellParent(await convert(bytes, as).catch(unreadable));
}

liveWithParent();
giveWay();
process.on('message', (message) => void answer(message));
// One picture at a time; a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

async function convert(bytes: Uint8Array, as: UploadUse): Promise<Conversion> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const pixels = head.width * head.height;
  if (pixels > UPLOAD_PIXELS || Math.max(head.width, head.height) > LONGEST_SIDE) {
    return { kind: 'too_large', megapixels: Math.ceil(pixels / 1_000_000) };
  }
  return as === 'logo' ? convertedLogo(bytes, head) : convertedPicture(bytes, as);
}

/** The picture in these bytes, upright and without metadata, in every width and format of the site. */
async function convertedPicture(bytes: Uint8Array, as: UploadUse): Promise<Converted> {
  const { data: whole, info } = await opened(bytes)
    .autoOrient()
    .resize({ width: UPLOAD_EDGE, height: UPLOAD_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: KEPT_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const files: Converted['files'] = [];
  for (const width of widthsOf(info.width, as)) {
    for (const format of pictureFormats) {
      const { bytes: file } = await fitted(whole, width, format, budgetOf(width, format));
      files.push({ width, format, bytes: new Uint8Array(file) });
    }
  }
  const smallest = files.find(({ format }) => format === 'webp')?.bytes ?? whole;
  return {
    kind: 'converted',
    whole: new Uint8Array(whole),
    width: info.width,
    height: info.height,
    files,
    placeholder: await placeholder(Buffer.from(smallest)),
  };
}

/** The widths of the site that a picture has; its own if it is narrower than all screens need. */
function widthsOf(width: number, as: UploadUse): number[] {
  const all: readonly number[] = as === 'opening' ? openingWidths : everyWidth;
  const there = all.filter((one) => one <= width);
  return width >= ENOUGH || there.at(-1) === width ? there : [...there, width];
}

function budgetOf(width: number, format: PictureFormat): number {
  const next = everyWidth.find((one) => one >= width) ?? everyWidth[everyWidth.length - 1];
  return budgets[format][width] ?? budgets[format][next ?? ENOUGH] ?? Number.MAX_SAFE_INTEGER;
}

function opened(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: UPLOAD_PIXELS, failOn: 'warning', pages: 1 });
}

import sharp, { type Sharp } from 'sharp';
import { UPLOAD_PIXELS } from '#contract/admin/content.ts';
import { contrastOf } from '#contract/content/look.ts';
import { pictureFormats } from '../store/photo-bytes.ts';
import type { Converted } from './convert.ts';

/** Longest side that is kept, in px: the largest icon and the sharing cards need less. */
const KEPT_EDGE = 1200;
/** Largest size in pages, in px: three times that of the header. */
const SHOWN = { width: 480, height: 160 } as const;
/** Units of an SVG are px at this density. */
const SVG_DENSITY = 72;
const MOST_DENSITY = 7200;

/** Grounds of a transparent logo; the second only where the first would hide it. */
const GROUNDS = ['#ffffff', '#222222'] as const;
/** Least contrast at which a shape is seen well (WCAG 2.2, 1.4.11), and how much of a logo may have less. */
const LEAST_CONTRAST = 3;
const FAINT_SHARE = 0.25;
/** Width at which colours are counted, in px, and the opacity from which a pixel counts. */
const COUNTED_WIDTH = 96;
const OPAQUE = 128;

type Head = { readonly width: number; readonly height: number; readonly format: string };

/**
 * A logo in the size of the header, and as large as it is kept for icons and cards. An SVG is drawn:
 * nothing of its text is kept, and nothing that it names elsewhere is fetched.
 */
export async function convertedLogo(bytes: Uint8Array, head: Head): Promise<Converted> {
  const density = Math.min(
    (SVG_DENSITY * KEPT_EDGE) / Math.max(head.width, head.height),
    MOST_DENSITY,
  );
  const opened = sharp(bytes, {
    limitInputPixels: UPLOAD_PIXELS,
    failOn: 'warning',
    pages: 1,
    ...(head.format === 'svg' ? { density } : {}),
  });
  const { data: whole, info } = await opened
    .autoOrient()
    .resize({ width: KEPT_EDGE, height: KEPT_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const shown = await sharp(whole)
    .resize({ ...SHOWN, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width } = shown.info;
  const files: Converted['files'] = [];
  for (const format of pictureFormats) {
    const file = await sharp(shown.data).toFormat(format, { quality: 90 }).toBuffer();
    files.push({ width, format, bytes: new Uint8Array(file) });
  }
  const ground = await groundOf(whole);
  return {
    kind: 'converted',
    whole: new Uint8Array(whole),
    width: info.width,
    height: info.height,
    files,
    placeholder: `linear-gradient(${ground},${ground})`,
  };
}

/** The colour behind a logo: its own at the corner, or the one of the grounds that it is seen on. */
async function groundOf(logo: Uint8Array): Promise<string> {
  const { isOpaque } = await sharp(logo).stats();
  const pixels = await pixelsOf(sharp(logo));
  if (isOpaque) return pixels[0]?.colour ?? GROUNDS[0];
  const seen = pixels.filter(({ alpha }) => alpha >= OPAQUE);
  const [light, dark] = GROUNDS.map((ground) => {
    const faint = seen.filter(({ colour }) => contrastOf(colour, ground) < LEAST_CONTRAST);
    return faint.length / Math.max(1, seen.length);
  });
  const isFaint = (light ?? 0) > FAINT_SHARE && (dark ?? 0) < (light ?? 0);
  return isFaint ? GROUNDS[1] : GROUNDS[0];
}

async function pixelsOf(picture: Sharp) {
  const { data } = await picture
    .toColourspace('srgb')
    .resize({ width: COUNTED_WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 4 }, (_none, at) => ({
    colour: `#${data.toString('hex', at * 4, at * 4 + 3)}`,
    alpha: data[at * 4 + 3] ?? 0,
  }));
}

import sharp from 'sharp';
import { UPLOAD_PIXELS } from '#contract/admin/content.ts';
import { COUNTED_WIDTH, logoGround } from '#contract/content/logo-ground.ts';
import { pictureFormats } from '../store/photo-bytes.ts';
import type { Converted } from './convert.ts';

/** Longest side that is kept, in px: the largest icon and the sharing cards need less. */
const KEPT_EDGE = 1200;
/** Largest size in pages, in px: three times that of the header. */
const SHOWN = { width: 480, height: 160 } as const;
/** Units of an SVG are px at this density. */
const SVG_DENSITY = 72;
const MOST_DENSITY = 7200;

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

/** The colour behind a logo, `#rrggbb`. */
async function groundOf(logo: Uint8Array): Promise<string> {
  const { data } = await sharp(logo)
    .toColourspace('srgb')
    .resize({ width: COUNTED_WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return logoGround(data);
}

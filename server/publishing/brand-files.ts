import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { contentListSchema } from '#contract/content/published.ts';
import type { Focus } from '#contract/content/pictures.ts';
import type { Brand } from './brand-schema.ts';

/**
 * Share of an icon's side that the logo's diagonal has. Of a maskable icon, all outside a circle of four
 * fifths may be cut off (W3C Web Application Manifest).
 */
const SHARE = { any: 0.8, full: 1.2, maskable: 0.7 } as const;
/** Most of the side that the logo has. */
const MOST_OF_SIDE = 0.94;

const CARD = { width: 1200, height: 630 } as const;
/** Height of the strip below a card's picture, and most of it that the logo has, in px. */
const STRIP = 172;
const ON_STRIP = { width: 600, height: 108 } as const;
const CARD_QUALITY = 78;
const MIDDLE: Focus = { x: 0.5, y: 0.5 };

type Logo = NonNullable<Brand['logo']>;

/**
 * Draws the icons and cards of a publication into its folder, or copies them from an earlier one of the
 * same build. A card whose picture is not there is left out.
 */
export async function writeBrand(folder: string, { logo, icons, cards }: Brand): Promise<void> {
  const earlier = await foldersLike(folder);
  const write = async (name: string, draw: () => Promise<Uint8Array | null>) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    for (const other of earlier) if (await isCopied(join(other, name), path)) return;
    const bytes = await draw();
    if (bytes !== null) await writeFile(path, bytes);
  };
  if (logo !== null) {
    for (const { file, size, shape } of icons) {
      await write(file, () => icon(logo, size, SHARE[shape]));
    }
  }
  for (const { file, picture, focus } of cards) {
    await write(file, async () => {
      const bytes = await readFile(picture).catch(() => null);
      return bytes === null ? null : card(bytes, focus, logo);
    });
  }
}

/** Complete folders beside this one whose pages were rendered with the same build. */
async function foldersLike(folder: string): Promise<string[]> {
  const base = dirname(folder);
  const version = await versionOf(folder);
  const complete = (await readdir(base)).filter((name) => !name.includes('.'));
  const others = complete.map((name) => join(base, name));
  const versions = await Promise.all(others.map(versionOf));
  return others.filter((_other, at) => versions[at] === version);
}

/** The build that the pages of a folder were rendered with; undefined where there are none. */
async function versionOf(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'content.json'), 'utf8').catch(() => 'null');
  return contentListSchema.safeParse(JSON.parse(text)).data?.version;
}

const isCopied = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );

async function icon({ bytes, ground }: Logo, size: number, share: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const scale =
    size * Math.min(share / Math.hypot(width, height), MOST_OF_SIDE / Math.max(width, height));
  const inner = await sharp(bytes)
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: inner, gravity: 'centre' }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A picture, over the logo where there is one. */
async function card(
  picture: Uint8Array,
  focus: Focus | undefined,
  logo: Logo | null,
): Promise<Buffer> {
  const { width } = CARD;
  if (logo === null) return encoded(await cropped(picture, CARD, focus));
  const height = CARD.height - STRIP;
  const { data, info } = await sharp(logo.bytes)
    .resize({ ...ON_STRIP, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((width - info.width) / 2);
  const top = height + Math.round((STRIP - info.height) / 2);
  return encoded(
    (await cropped(picture, { width, height }, focus))
      .extend({ bottom: STRIP, background: logo.ground })
      .composite([{ input: data, left, top }]),
  );
}

/** A picture that fills a size, cropped around its focal point as pages crop it. */
async function cropped(
  picture: Uint8Array,
  { width, height }: { width: number; height: number },
  { x, y }: Focus = MIDDLE,
): Promise<Sharp> {
  const whole = await sharp(picture).metadata();
  const scale = Math.max(width / whole.width, height / whole.height);
  const [wide, tall] = [Math.round(whole.width * scale), Math.round(whole.height * scale)];
  return sharp(picture)
    .resize(wide, tall, { fit: 'fill' })
    .extract({
      left: Math.round((wide - width) * x),
      top: Math.round((tall - height) * y),
      width,
      height,
    });
}

const encoded = (sheet: Sharp): Promise<Buffer> => sheet.jpeg({ quality: CARD_QUALITY }).toBuffer();

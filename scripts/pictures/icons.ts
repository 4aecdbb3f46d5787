import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { light } from '#theme/tokens.ts';
import type { Logo } from '../brand/logo.ts';
import { mark as drawnMark, type MarkColours } from './mark.ts';

const { paper, ink, harbour, oxide, sandstone, sandstoneDeep } = light;

const DRAWN = { ground: ink, stone: sandstoneDeep, renewed: oxide };

/** A firm's logo is drawn for the page: its icons have the page's ground. */
const OF_LOGO = { ...DRAWN, ground: paper };

/** The owner's app, next to the visitors' on one home screen: the same mark on a light ground. */
const ADMIN = { ground: sandstone, stone: harbour, renewed: oxide };

/** A maskable icon may lose everything outside the middle four fifths. */
const MASKABLE_SHARE = 0.44;

/** Where a system draws its own frame, or the icon is tiny, the mark may be larger. */
const FULL_SHARE = 0.8;

/** One colour on nothing: the system tints it. */
const BADGE = { ground: 'none', stone: '#FFFFFF', renewed: '#FFFFFF' };

/** Shortcut signs on a 96-unit square, lines 7 wide so that they read at 24 px. */
const glyphs: Readonly<Record<string, { readonly ground: string; readonly path: string }>> = {
  'shortcut-quote': {
    ground: oxide,
    path: 'M28 20h28l14 14v42H28Z M54 20v16h16 M38 50h22 M38 62h22',
  },
  'shortcut-call': {
    ground: harbour,
    path: 'M32 22l10-2 7 17-8 6c4 9 9 14 18 18l6-8 17 7-2 10c-2 6-8 8-14 6C46 70 30 54 26 36c-1-6 1-12 6-14Z',
  },
  'shortcut-emergency': { ground: ink, path: 'M48 20 80 76H16Z M48 40v16 M48 65v1' },
  'shortcut-requests': {
    ground: harbour,
    path: 'M22 24h52v48H22Z M22 54h14l5 8h14l5-8h14 M36 36h24',
  },
};

const sign = (ground: string, path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><path d="${path}" fill="none" stroke="${sandstone}" stroke-width="6.5" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** White where the mark is, nothing elsewhere: a logo's own colours would not be tinted. */
async function badge(svg: string, size: number): Promise<Buffer> {
  const shape = await sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .ensureAlpha()
    .extractChannel('alpha')
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: '#FFFFFF' } })
    .joinChannel(shape)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * App icons, favicons, badge and shortcut signs, all from the mark: the drawn one, or the firm's own
 * logo, which is then published for header and footer as well.
 */
export const writeIcons = async (folder: string, logo: Logo | null = null): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const colours = logo === null ? DRAWN : OF_LOGO;
  const mark = (look: MarkColours, share?: number) => drawnMark(look, share, logo);
  const published = `${folder}/logo.svg`;
  await (logo === null ? rm(published, { force: true }) : writeFile(published, logo.svg));
  const plain = mark(colours);
  const maskable = mark(colours, MASKABLE_SHARE);
  const admin = mark(ADMIN);
  const adminMaskable = mark(ADMIN, MASKABLE_SHARE);
  await writeFile(`${folder}/icon.svg`, `${plain}\n`);
  await writeFile(`${folder}/favicon.svg`, `${mark(colours, FULL_SHARE)}\n`);
  await writeFile(`${folder}/office.svg`, `${mark(ADMIN, FULL_SHARE)}\n`);
  const files: readonly (readonly [string, string, number])[] = [
    ['favicon-32', mark(colours, FULL_SHARE), 32],
    ['icon-192', plain, 192],
    ['icon-512', plain, 512],
    ['maskable-192', maskable, 192],
    ['maskable-512', maskable, 512],
    ['apple-touch-icon', plain, 180],
    ['office-32', mark(ADMIN, FULL_SHARE), 32],
    ['office-192', admin, 192],
    ['office-512', admin, 512],
    ['office-maskable-192', adminMaskable, 192],
    ['office-maskable-512', adminMaskable, 512],
    ['office-touch-180', admin, 180],
  ];
  for (const [name, svg, size] of files)
    await writeFile(`${folder}/${name}.png`, await png(svg, size));
  const tinted = mark(BADGE, FULL_SHARE);
  await writeFile(
    `${folder}/badge-96.png`,
    await (logo === null ? png(tinted, 96) : badge(tinted, 96)),
  );
  for (const [name, { ground, path }] of Object.entries(glyphs)) {
    await writeFile(`${folder}/${name}-96.png`, await png(sign(ground, path), 96));
  }
};

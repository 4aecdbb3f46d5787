import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { catalogue } from '#content/pictures/catalogue.ts';
import { shareCards, type ShareCard } from '#content/pictures/share.ts';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { mark } from './mark.ts';
import type { Renderer } from './render.ts';

const firm = 'Ashlar & Sons';
const budget = 120_000;
const font = fileURLToPath(
  new URL(
    '../../node_modules/@fontsource/besley/files/besley-latin-600-normal.woff2',
    import.meta.url,
  ),
);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const markup = (card: ShareCard, picture: string, face: string): string => `<!doctype html>
<style>
  @font-face { font-family: Besley; src: url(data:font/woff2;base64,${face}) format('woff2'); font-weight: 400 900; }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-rows: 1fr auto; background: #FBF7F0; color: #17222B; font-family: Besley; }
  img { width: 1200px; height: 456px; object-fit: cover; object-position: 50% 46%; display: block; }
  footer { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 32px; padding: 0 56px; height: 172px; border-top: 2px solid #17222B; }
  svg { width: 96px; height: 96px; display: block; }
  h1 { margin: 0; font-size: 54px; line-height: 1.1; font-weight: 600; }
  p { margin: 0; font-size: 30px; font-weight: 500; text-align: right; line-height: 1.25; }
  small { display: block; font-size: 20px; color: #1F4653; }
</style>
<img src="${picture}" alt="">
<footer>${mark({ ground: '#17222B', stone: '#E9D9BD' })}<h1>${escaped(card.title)}</h1><p>${escaped(firm)}<small>Sydney, since 1995</small></p></footer>`;

/** Sharing cards as JPEG, each within its budget. */
export const writeCards = async (
  folder: string,
  masterOf: (entry: CatalogueEntry) => Promise<Buffer>,
  renderer: Renderer,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const face = (await readFile(font)).toString('base64');
  for (const card of shareCards) {
    const entry = catalogue.find(({ name }) => name === card.picture);
    if (!entry) throw new Error(`Card ${card.slug} wants a picture that is not in the catalogue`);
    const picture = await sharp(await masterOf(entry))
      .resize({ width: 1200 })
      .png()
      .toBuffer();
    const png = await renderer.shoot(
      markup(card, `data:image/png;base64,${picture.toString('base64')}`, face),
      1200,
      630,
    );
    for (let quality = 84; ; quality -= 4) {
      const bytes = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (bytes.length > budget && quality > 30) continue;
      await writeFile(`${folder}/${card.slug}.jpg`, bytes);
      console.log(`share/${card.slug}.jpg ${(bytes.length / 1000).toFixed(1)} kB`);
      break;
    }
  }
};

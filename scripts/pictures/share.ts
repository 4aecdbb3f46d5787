import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { business } from '#content/business.ts';
import { z } from 'zod';
import type { Picture } from '#content/pictures/types.ts';
import { shareCards, type ShareCard } from '#content/pictures/catalogue.ts';
import { light } from '#theme/tokens.ts';
import type { Logo } from '../brand/logo.ts';
import { digest } from './encode.ts';
import { mark } from './mark.ts';
import { largestOf } from './publish.ts';
import type { Renderer } from '@ashlar/drawings/renderer.ts';

const budget = 120_000;
const font = fileURLToPath(new URL('../../src/theme/font/heading.woff2', import.meta.url));

/** What each card was drawn from, next to the pictures' own record. */
const RECORD = fileURLToPath(
  new URL('../../src/content/pictures/share-sources.json', import.meta.url),
);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Height of the mark on a card and most width of a logo, in px. */
const [MARK_PX, MOST_PX] = [96, 288];

/** Letters of a name that leave the title its room. */
const SHORT_NAME = 24;

/** Rules for a logo that is no square, and for a long name. */
function firmRules(logo: Logo | null): string {
  const long = business.name.length > SHORT_NAME ? ' p { max-width: 330px; font-size: 26px; }' : '';
  if (logo === null) return long;
  const width = Math.min(MOST_PX, Math.round((MARK_PX * logo.width) / logo.height));
  return `${long} footer > svg { width: ${width}px; }`;
}

const drawn = mark({ ground: light.ink, stone: light.sandstoneDeep, renewed: light.oxide });

const markup = (
  card: ShareCard,
  picture: string,
  face: string,
  logo: Logo | null,
): string => `<!doctype html>
<style>
  @font-face { font-family: Heading; src: url(data:font/woff2;base64,${face}) format('woff2'); font-weight: 400 900; }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-rows: 1fr auto; background: ${light.paper}; color: ${light.ink}; font-family: Heading; }
  img { width: 1200px; height: 456px; object-fit: cover; object-position: 50% 46%; display: block; }
  footer { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 32px; padding: 0 56px; height: 172px; border-top: 2px solid ${light.ink}; }
  svg { width: ${MARK_PX}px; height: ${MARK_PX}px; display: block; }
  h1 { margin: 0; font-size: 54px; line-height: 1.1; font-weight: 600; }
  p { margin: 0; font-size: 30px; font-weight: 500; text-align: right; line-height: 1.25; }
  small { display: block; font-size: 20px; color: ${light.harbour}; }${firmRules(logo)}
</style>
<img src="${picture}" alt="">
<footer>${logo?.within({ x: 0, y: 0, side: MARK_PX }) ?? drawn}<h1>${escaped(card.title)}</h1><p>${escaped(business.name)}<small>${escaped(`${business.address.locality}, since ${business.established}`)}</small></p></footer>`;

/** The first quality, from the best down, at which a card keeps to its budget. */
async function withinBudget(png: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const bytes = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= budget || quality <= 30) return bytes;
  }
}

/**
 * Draws the sharing cards as JPEG, each within its budget, from the published pictures. A card whose
 * markup is the one that it was drawn from is left as it is.
 */
export async function writeCards(
  folder: string,
  published: ReadonlyMap<string, Picture>,
  renderer: () => Promise<Renderer>,
  logo: Logo | null,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const face = (await readFile(font)).toString('base64');
  const before = await drawnFrom(folder);
  const after: Record<string, string> = {};
  for (const card of shareCards) {
    const shown = published.get(card.picture);
    if (!shown)
      throw new Error(
        `Share card ${card.slug} uses ${card.picture}, which is not in the picture catalogue.`,
      );
    const picture = await sharp(await largestOf(shown))
      .resize({ width: 1200 })
      .png()
      .toBuffer();
    const html = markup(card, `data:image/png;base64,${picture.toString('base64')}`, face, logo);
    const source = digest(html);
    after[card.slug] = source;
    if (before[card.slug] === source) continue;
    const png = await (await renderer()).shoot(html, 1200, 630);
    const bytes = await withinBudget(png);
    await writeFile(`${folder}/${card.slug}.jpg`, bytes);
    console.log(`share/${card.slug}.jpg ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  await removeOthers(folder, Object.keys(after));
  await writeFile(RECORD, `${JSON.stringify(after, null, 2)}\n`);
}

const recordSchema = z.record(z.string(), z.string());

/** What each card of a folder was drawn from; a card whose file is gone is drawn again. */
async function drawnFrom(folder: string): Promise<Record<string, string>> {
  const text = await readFile(RECORD, 'utf8').catch(() => '{}');
  const files = new Set(await readdir(folder));
  const entries = Object.entries(recordSchema.parse(JSON.parse(text)));
  return Object.fromEntries(entries.filter(([slug]) => files.has(`${slug}.jpg`)));
}

async function removeOthers(folder: string, slugs: readonly string[]): Promise<void> {
  const wanted = new Set(slugs.map((slug) => `${slug}.jpg`));
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(`${folder}/${file}`);
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { findPhoto, photoMaster } from './photos.ts';
import { openRenderer, type Renderer } from '@ashlar/drawings/renderer.ts';
import { sourceOf } from './source.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Masters and encoded files are kept here between runs, named by what they were made from. */
export const CACHE = `${root}node_modules/.cache/pictures`;

const MASTER_WIDTH = 1440;
/** Pixels drawn for each one kept; more is finer and takes longer. */
const FINENESS = 1;

let opened: Promise<Renderer> | undefined;

/** The browser that draws, opened with the first call. */
export const renderer = (): Promise<Renderer> => (opened ??= openRenderer());

/** Closes the browser if one was opened. */
export async function closeRenderer(): Promise<void> {
  if (opened) await (await opened).close();
}

/** A browser that dies in a long run is opened again, twice. */
async function drawSurely(entry: CatalogueEntry): Promise<Buffer> {
  for (let left = 2; ; left -= 1) {
    try {
      return await (await renderer()).draw(entry, MASTER_WIDTH, FINENESS);
    } catch (error) {
      if (left === 0) throw error;
      console.warn(`${entry.name}: the browser crashed. Starting another.`);
      opened = undefined;
    }
  }
}

/** The full-size picture of an entry as PNG: the owner's photograph, else the drawing. */
export async function masterOf(entry: CatalogueEntry): Promise<Buffer> {
  const [wide, high] = entry.ratio;
  const photo = await findPhoto(`${root}photos`, entry.name);
  if (photo) return photoMaster(photo, MASTER_WIDTH, Math.round((MASTER_WIDTH * high) / wide));
  const file = `${CACHE}/master-${(await sourceOf(entry)).hash}.png`;
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const master = await sharp(await drawSurely(entry))
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, master);
  return master;
}

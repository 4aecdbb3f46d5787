import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { budgets, everyWidth, fitted, openingWidths } from '#server/publishing/encode.ts';
import type { PictureFormat } from '#server/store/photo-bytes.ts';

/** Widths in px that a picture is published in. */
export const widthsOf = ({ use }: Pick<CatalogueEntry, 'use'>): readonly number[] =>
  ['hero', 'founder', 'service', 'area'].includes(use) ? openingWidths : everyWidth;

/** Changes when encoding does, so that an old cache is not used. */
const recipe = 'recipe 5';

/** Best quality that fits the budget. */
export const fit = async (
  master: Buffer,
  width: number,
  format: PictureFormat,
  budget: number,
): Promise<Buffer> => {
  const { bytes, fits } = await fitted(master, width, format, budget);
  if (!fits) throw new Error(`Cannot encode a ${width} px ${format} in ${budget} bytes.`);
  return bytes;
};

export const digest = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Name part of a picture's files: changes with the master and with the way it is encoded. */
export const masterHash = (master: Buffer): string =>
  digest(Buffer.concat([master, Buffer.from(recipe + JSON.stringify(budgets))])).slice(0, 8);

/** As `fit`, kept in a folder by content, so that a second run costs nothing. */
export const encode = async (
  master: Buffer,
  width: number,
  format: PictureFormat,
  cache: string,
): Promise<Buffer> => {
  const budget = budgets[format][width];
  if (budget === undefined) throw new Error(`No byte budget for ${width} px.`);
  const file = `${cache}/${digest(master).slice(0, 24)}-${digest(recipe + budget).slice(0, 8)}-${width}.${format}`;
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await fit(master, width, format, budget);
  await mkdir(cache, { recursive: true });
  await writeFile(file, bytes);
  return bytes;
};

import { access, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { catalogue } from '#content/pictures/catalogue.ts';
import type { CatalogueEntry, Picture } from '#content/pictures/types.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { placeholder } from '#server/publishing/encode.ts';
import { pictureFormats } from '#server/store/photo-bytes.ts';
import { encode, masterHash, widthsOf } from './encode.ts';
import { CACHE } from './masters.ts';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));
const FOLDER = `${PUBLIC}/pictures`;

type Published = Pick<Picture, 'name' | 'hash' | 'width' | 'widths'>;

/** Taken from the smallest published file, so that it can be remade without drawing. */
export async function placeholderOf(picture: Published): Promise<string> {
  const smallest = pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp');
  return placeholder(await readFile(`${PUBLIC}${smallest}`));
}

/** Writes a master in all its widths and formats, removes its earlier files, describes the result. */
export async function publish(entry: CatalogueEntry, master: Buffer): Promise<Picture> {
  const { width, height } = await sharp(master).metadata();
  const hash = masterHash(master);
  await mkdir(FOLDER, { recursive: true });
  const fresh = new Set<string>();
  const sizes: string[] = [];
  const widths = widthsOf(entry);
  for (const wide of widths) {
    for (const format of pictureFormats) {
      const bytes = await encode(master, wide, format, CACHE);
      const url = pictureUrl({ name: entry.name, hash }, wide, format);
      await writeFile(`${PUBLIC}${url}`, bytes);
      fresh.add(url.slice('/pictures/'.length));
      sizes.push(`${wide}.${format} ${(bytes.length / 1000).toFixed(1)}`);
    }
  }
  for (const file of await readdir(FOLDER))
    if (file.startsWith(`${entry.name}.`) && !fresh.has(file)) await rm(`${FOLDER}/${file}`);
  console.log(`${entry.name}  ${sizes.join('  ')} kB`);
  const published = { name: entry.name, hash, width, height, widths, alt: entry.alt };
  return { ...published, placeholder: await placeholderOf(published) };
}

/** Whether every file of a picture is there. */
export async function isPublished(picture: Published): Promise<boolean> {
  const files = picture.widths.flatMap((wide) =>
    pictureFormats.map((format) => `${PUBLIC}${pictureUrl(picture, wide, format)}`),
  );
  const there = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return there.every(Boolean);
}

/** The largest published file of a picture. */
export const largestOf = (picture: Published): Promise<Buffer> =>
  readFile(`${PUBLIC}${pictureUrl(picture, Math.max(...picture.widths), 'webp')}`);

/** Removes published files that belong to no picture of the catalogue. */
export async function removeUnlisted(): Promise<void> {
  const names = new Set(catalogue.map((entry) => entry.name));
  for (const file of await readdir(FOLDER))
    if (!names.has(file.split('.')[0] ?? '')) await rm(`${FOLDER}/${file}`);
}

import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { catalogue } from '#content/pictures/catalogue.ts';
import type { CatalogueEntry, Picture } from '#content/pictures/types.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { digest, encode, masterHash, standIn, widthsOf } from './encode.ts';
import { writeIcons } from './icons.ts';
import { findPhoto, photoMaster } from './photos.ts';
import { openRenderer, sceneOf, type Renderer } from './render.ts';
import { writeCards } from './share.ts';
import { writeSheets, type Proof } from './sheet.ts';
import { writeIndex } from './write-index.ts';

/**
 * Remakes pictures, their index, sharing cards and icons.
 * `node scripts/pictures/main.ts [name…] [--sheet] [--sheet-folder folder] [--only pictures|index|cards|icons]`
 * `index` writes changed words from the catalogue and the stand-ins into the index and draws nothing.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = `${root}node_modules/.cache/pictures`;
const masterWidth = 1440;
/** Pixels drawn for each one kept; more is finer and takes longer. */
const fineness = 1;

let opened: Promise<Renderer> | undefined;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheet: { type: 'boolean', default: false },
    'sheet-folder': { type: 'string', default: `${root}test-results/pictures` },
    only: { type: 'string' },
  },
});

/** A module and everything it imports from this folder, each once. */
const withImports = async (
  file: string,
  seen = new Map<string, string>(),
): Promise<Map<string, string>> => {
  if (seen.has(file)) return seen;
  const source = await readFile(file, 'utf8');
  seen.set(file, source);
  for (const [, path = ''] of source.matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
    await withImports(fileURLToPath(new URL(path, pathToFileURL(file))), seen);
  }
  return seen;
};

/** Everything that decides how a scene comes out: its own source and all that it draws and is lit with. */
const sourceHash = async (entry: CatalogueEntry): Promise<string> => {
  const folder = `${root}scripts/pictures`;
  const sources = await withImports(
    `${folder}/stage/page.ts`,
    await withImports(`${folder}/scenes/${sceneOf(entry)}.ts`),
  );
  const text = [...sources]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, source]) => source)
    .join('');
  // layout of the source does not change what it draws
  return digest(`${entry.name}${fineness}${text.replaceAll(/[\s,;]+/g, '')}`).slice(0, 24);
};

/** A browser that dies in a long run is opened again, twice. */
const drawSurely = async (
  entry: CatalogueEntry,
  renderer: () => Promise<Renderer>,
): Promise<Buffer> => {
  for (let left = 2; ; left -= 1) {
    try {
      return await (await renderer()).draw(entry, masterWidth, fineness);
    } catch (error) {
      if (left === 0) throw error;
      console.warn(`${entry.name}: the browser went away, opening another`);
      opened = undefined;
    }
  }
};

const masterOf = async (
  entry: CatalogueEntry,
  renderer: () => Promise<Renderer>,
): Promise<Buffer> => {
  const [rw, rh] = entry.ratio;
  const photo = await findPhoto(`${root}photos`, entry.name);
  if (photo) return photoMaster(photo, masterWidth, Math.round((masterWidth * rh) / rw));
  const file = `${cache}/master-${await sourceHash(entry)}.png`;
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const drawn = await drawSurely(entry, renderer);
  const master = await sharp(drawn).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(file, master);
  return master;
};

/** Taken from the smallest published file, so that `index` can remake it without drawing. */
const standInOf = async (
  picture: Pick<Picture, 'name' | 'hash' | 'width' | 'widths'>,
): Promise<string> => {
  const smallest = pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp');
  return standIn(await readFile(`${root}public${smallest}`));
};

const publish = async (entry: CatalogueEntry, master: Buffer): Promise<Picture> => {
  const { width, height } = await sharp(master).metadata();
  const hash = masterHash(master);
  const folder = `${root}public/pictures`;
  await mkdir(folder, { recursive: true });
  const fresh = new Set<string>();
  const sizes: string[] = [];
  const widths = widthsOf(entry);
  for (const w of widths) {
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await encode(master, w, format, cache);
      const url = pictureUrl({ name: entry.name, hash }, w, format);
      await writeFile(`${root}public${url}`, bytes);
      fresh.add(url.slice('/pictures/'.length));
      sizes.push(`${w}.${format} ${(bytes.length / 1000).toFixed(1)}`);
    }
  }
  for (const file of await readdir(folder)) {
    if (file.startsWith(`${entry.name}.`) && !fresh.has(file)) await rm(`${folder}/${file}`);
  }
  console.log(`${entry.name}  ${sizes.join('  ')} kB`);
  const published = { name: entry.name, hash, width, height, widths, alt: entry.alt };
  return { ...published, placeholder: await standInOf(published) };
};

const removeStrangers = async (): Promise<void> => {
  const names = new Set(catalogue.map((entry) => entry.name));
  for (const file of await readdir(`${root}public/pictures`)) {
    if (!names.has(file.split('.')[0] ?? '')) await rm(`${root}public/pictures/${file}`);
  }
};

const renderer = (): Promise<Renderer> => (opened ??= openRenderer());
const unknown = positionals.filter(
  (name) => !catalogue.some((entry) => entry.name === name || sceneOf(entry) === name),
);
if (unknown.length > 0) throw new Error(`No picture called ${unknown.join(', ')}`);
const wanted = catalogue.filter(
  (entry) =>
    positionals.length === 0 ||
    positionals.some((name) => entry.name === name || sceneOf(entry) === name),
);
const everything = values.only === undefined && positionals.length === 0;

if (values.only === undefined || values.only === 'pictures') {
  const made: Picture[] = [];
  const proofs: Proof[] = [];
  for (const entry of wanted) {
    const master = await masterOf(entry, renderer);
    made.push(await publish(entry, master));
    if (values.sheet) proofs.push({ name: entry.name, master });
    // index as we go: an interrupted run leaves files and index agreeing
    await writeIndex(`${root}src/content/pictures`, catalogue, made.slice(-1));
  }
  await removeStrangers();
  if (values.sheet) console.log((await writeSheets(values['sheet-folder'], proofs)).join('\n'));
}
if (values.only === 'index') {
  const { pictures } = await import('#content/pictures/all.ts');
  const words = new Map(catalogue.map((entry) => [entry.name, entry.alt]));
  const said = await Promise.all(
    pictures.map(async (picture) => ({
      ...picture,
      alt: words.get(picture.name) ?? picture.alt,
      placeholder: await standInOf(picture),
    })),
  );
  await writeIndex(`${root}src/content/pictures`, catalogue, said);
}
if (everything || values.only === 'cards') {
  await writeCards(`${root}public/share`, (entry) => masterOf(entry, renderer), await renderer());
}
if (everything || values.only === 'icons') await writeIcons(`${root}public/icons`);
if (opened) await (await opened).close();

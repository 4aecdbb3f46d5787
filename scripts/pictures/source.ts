import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { digest } from './encode.ts';
import { findPhoto } from './photos.ts';
import { sceneOf } from './render.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = `${root}scripts/pictures`;

const sourceSchema = z.object({ kind: z.enum(['drawing', 'photograph']), hash: z.string() });

/** What a picture was made from: it is made again only when this changes. */
export type Source = z.infer<typeof sourceSchema>;

const recordSchema = z.record(z.string(), sourceSchema);

/** The sources of all published pictures, by name. */
export const SOURCES_FILE = `${root}src/content/pictures/sources.json`;

/** Sources as recorded at the last run; none before the first. */
export async function recordedSources(): Promise<Record<string, Source>> {
  const text = await readFile(SOURCES_FILE, 'utf8').catch(() => '{}');
  return recordSchema.parse(JSON.parse(text));
}

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** A module and everything it imports from this folder, each once. */
async function withImports(
  file: string,
  seen = new Map<string, string>(),
): Promise<Map<string, string>> {
  if (seen.has(file)) return seen;
  const source = await readFile(file, 'utf8');
  seen.set(file, source);
  for (const [, path = ''] of source.matchAll(IMPORT))
    await withImports(fileURLToPath(new URL(path, pathToFileURL(file))), seen);
  return seen;
}

/** What a comment says and how the source is laid out does not change what it draws. */
const LAYOUT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|[\s,;]+/gm;

async function drawingHash(entry: CatalogueEntry): Promise<string> {
  const sources = await withImports(
    `${FOLDER}/stage/page.ts`,
    await withImports(`${FOLDER}/scenes/${sceneOf(entry)}.ts`),
  );
  const text = [...sources]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, source]) => source)
    .join('');
  return digest(`${entry.name}${text.replaceAll(LAYOUT, '')}`).slice(0, 24);
}

/** What a picture would be made from now: the owner's photograph of its name, else its drawing. */
export async function sourceOf(entry: CatalogueEntry): Promise<Source> {
  const photo = await findPhoto(`${root}photos`, entry.name);
  if (!photo) return { kind: 'drawing', hash: await drawingHash(entry) };
  const bytes = await readFile(photo);
  return {
    kind: 'photograph',
    hash: digest(`${entry.ratio.join(':')}${bytes.toString('base64')}`).slice(0, 24),
  };
}

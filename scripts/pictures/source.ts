import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasScene, sourceCodeOf } from '@ashlar/drawings/source.ts';
import { z } from 'zod';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { digest } from './encode.ts';
import { findPhoto } from './photos.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

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

/** What to do about each picture that has neither a photograph nor a drawing. */
export async function missingSources(
  entries: readonly CatalogueEntry[],
  folder: string = `${root}photos`,
): Promise<readonly string[]> {
  const missing = await Promise.all(
    entries.map(async (entry) => {
      const has = (await findPhoto(folder, entry.name)) !== undefined || (await hasScene(entry));
      return has
        ? []
        : [
            `Missing picture: photos/${entry.name}.jpg. Add the photograph, then run npm run pictures.`,
          ];
    }),
  );
  return missing.flat();
}

async function drawingHash(entry: CatalogueEntry): Promise<string> {
  return digest(`${entry.name}${await sourceCodeOf(entry)}`).slice(0, 24);
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

import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { folders } from '../build/paths.ts';
import { sampleNames, sampleRating } from './sample.ts';

const TEXT = new Set(['.html', '.js', '.mjs', '.json', '.webmanifest', '.xml', '.txt', '.svg']);

/** The texts of a build, by file name. */
async function textsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => TEXT.has(extname(file)));
  return new Map(
    await Promise.all(
      texts.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
}

/** The sample's names and rating in a build, each with a file that has it. */
export async function leftovers(folder: string = folders.client): Promise<string[]> {
  const texts = await textsOf(folder);
  return [...sampleNames, sampleRating].flatMap((name) => {
    const [first, ...others] = [...texts]
      .filter(([, text]) => text.includes(name))
      .map(([file]) => file);
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` and ${others.length} more files`;
    return `'${name}' in ${first}${more}`;
  });
}

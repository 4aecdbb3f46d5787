import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { folders } from '../build/paths.ts';
import { sampleNames, sampleReviews, sampleWords } from './sample.ts';

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

/** What of the sample a build still holds: `names` and `reviews` must not be there, `unwritten` is the owner's to write. */
export async function leftovers(folder: string = folders.client) {
  const texts = await textsOf(folder);
  const filesWith = (words: string) =>
    [...texts].filter(([, text]) => text.includes(words)).map(([file]) => file);
  const left = (name: string) => {
    const files = filesWith(name);
    return files.length === 0
      ? []
      : `'${name}' of the sample stands in ${files.length} files, ${files[0]} among them`;
  };
  return {
    names: sampleNames.flatMap(left),
    reviews: sampleReviews.flatMap(left),
    unwritten: sampleWords
      .filter(({ words }) => filesWith(words).length > 0)
      .map(({ what, file }) => `${what}: ${file}`),
  } as const;
}

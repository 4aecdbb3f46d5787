import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sceneOf, type Drawing } from './renderer.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** A module and everything it imports from this package, each once. */
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

/** The code that draws a picture, without comments and layout: the same text gives the same picture. */
export async function sourceCodeOf(drawing: Drawing): Promise<string> {
  const sources = await withImports(
    `${folder}stage/page.ts`,
    await withImports(`${folder}scenes/${sceneOf(drawing)}.ts`),
  );
  return [...sources]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, source]) => source)
    .join('')
    .replaceAll(LAYOUT, '');
}

/** Whether there is a scene for a picture. */
export const hasScene = (drawing: Drawing): Promise<boolean> =>
  readFile(`${folder}scenes/${sceneOf(drawing)}.ts`).then(
    () => true,
    () => false,
  );

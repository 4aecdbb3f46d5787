import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromBlob } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { headingFont } from '#theme/tokens.ts';
import { folders } from '../build/paths.ts';

const FOLDER = join(folders.root, 'src/theme/font');

/** Where the words of the site stand: headings may use any character of theirs. */
const CONTENT = join(folders.root, 'src/content');

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Every character that a heading may need, in a fixed order. */
async function charactersNeeded(): Promise<string> {
  const files = await readdir(CONTENT, { recursive: true });
  const sources = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFile(join(CONTENT, file), 'utf8')),
  );
  return [...new Set([...PRINTABLE_ASCII, ...sources.join('').replaceAll(COMMENT, '').normalize()])]
    .filter((character) => character >= ' ')
    .toSorted()
    .join('');
}

/** The heading font of the tokens, reduced to the characters of the site, as WOFF2. */
export async function headingSubset(): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve(headingFont.file);
  return subsetFont(await readFile(file), await charactersNeeded(), { targetFormat: 'woff2' });
}

/** Characters of the content that the font of the tokens does not have, apart from spaces. */
export async function charactersLacking(): Promise<readonly string[]> {
  const font = await readFile(createRequire(import.meta.url).resolve(headingFont.file));
  const beyondAscii = [...(await charactersNeeded())].filter(
    (character) => character > '~' && character.trim() !== '',
  );
  const subsetWith = (text: string) => subsetFont(font, text, { targetFormat: 'truetype' });
  const without = await subsetWith(' ');
  const subsets = await Promise.all(
    beyondAscii.map(async (character) => ({ character, font: await subsetWith(` ${character}`) })),
  );
  return subsets.filter(({ font }) => font.equals(without)).map(({ character }) => character);
}

/** Measures of a font in em, as the stand-in faces need them. */
async function metricsOf(font: Buffer) {
  const metrics = await fromBlob(new Blob([new Uint8Array(font)]));
  const inEm = (units: number) => Number((units / metrics.unitsPerEm).toFixed(4));
  return {
    ascent: inEm(metrics.ascent),
    descent: inEm(-metrics.descent),
    lineGap: inEm(metrics.lineGap),
    averageWidth: inEm(metrics.xWidthAvg),
  };
}

/** Writes the font that headings are set in, and its measures; tells which files have changed. */
export async function writeHeadingFont(): Promise<readonly string[]> {
  const font = await headingSubset();
  const metrics = await metricsOf(font);
  const module = `/** Measures of heading.woff2 in em, written with it by \`npm run brand\`. */
export const headingMetrics = {
${Object.entries(metrics)
  .map(([name, value]) => `  ${name}: ${value},`)
  .join('\n')}
} as const;
`;
  const files = { 'heading.woff2': font, 'metrics.ts': Buffer.from(module) };
  const changed: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const file = join(FOLDER, name);
    const before = await readFile(file).catch(() => null);
    if (before?.equals(bytes)) continue;
    await writeFile(file, bytes);
    changed.push(`src/theme/font/${name}`);
  }
  return changed;
}

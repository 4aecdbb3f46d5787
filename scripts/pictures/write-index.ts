import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { catalogue as entries } from '#content/pictures/catalogue.ts';
import type { CatalogueEntry, Picture } from '#content/pictures/types.ts';
import { SOURCES_FILE, type Source } from './source.ts';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Name of a picture as a variable: area-sydney-cbd → areaSydneyCbd. */
export const identifier = (name: string): string =>
  name.replaceAll(/-(.)/g, (_whole, letter: string) => letter.toUpperCase());

export const pictureModule = (picture: Picture): string =>
  `import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: ${quoted(picture.name)},
  hash: ${quoted(picture.hash)},
  width: ${picture.width},
  height: ${picture.height},
  widths: [${picture.widths.join(', ')}],
  alt: ${quoted(picture.alt)},
  placeholder: ${quoted(picture.placeholder)},
};
`;

export const indexModule = (names: readonly string[]): string =>
  `${names.map((name) => `import { picture as ${identifier(name)} } from './generated/${name}.ts';`).join('\n')}
import type { Picture } from './types.ts';

/** Every picture, written by the pictures script: for scripts, sitemaps and tests. A page imports only its own. */
export const pictures: readonly Picture[] = [
${names.map((name) => `  ${identifier(name)},`).join('\n')}
];
`;

/** Writes the module of each picture and the index of all; modules of pictures no longer listed go. */
export const writeIndex = async (
  folder: string,
  catalogue: readonly CatalogueEntry[],
  made: readonly Picture[],
): Promise<void> => {
  const generated = `${folder}/generated`;
  await mkdir(generated, { recursive: true });
  for (const picture of made)
    await writeFile(`${generated}/${picture.name}.ts`, pictureModule(picture));
  const wanted = new Set(catalogue.map((entry) => `${entry.name}.ts`));
  for (const file of await readdir(generated))
    if (!wanted.has(file)) await rm(`${generated}/${file}`);
  await writeFile(`${folder}/all.ts`, indexModule(catalogue.map((entry) => entry.name)));
};

/** Writes what each picture of the catalogue was made from, and which of them are photographs. */
export async function writeSources(sources: Readonly<Record<string, Source>>): Promise<void> {
  const listed = entries.flatMap(({ name }) => {
    const source = sources[name];
    return source ? [[name, source] as const] : [];
  });
  await writeFile(SOURCES_FILE, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
  const photographs = listed.filter(([, { kind }]) => kind === 'photograph').length;
  await writeFile(
    SOURCES_FILE.replace('sources.json', 'counts.ts'),
    `/** How many of the pictures are drawings and how many photographs, written by the pictures script. */
export const pictureCounts = { drawings: ${listed.length - photographs}, photographs: ${photographs} } as const;
`,
  );
}

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { CatalogueEntry, Picture } from '#content/pictures/types.ts';

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

import { fileURLToPath } from 'node:url';
import { pictures } from '#content/pictures/all.ts';
import { catalogue } from '#content/pictures/catalogue.ts';
import type { CatalogueEntry, Picture } from '#content/pictures/types.ts';
import { readLogo } from '../brand/logo.ts';
import { argumentsOf, Problem, runScript } from '../problem.ts';
import { writeIcons } from './icons.ts';
import { closeRenderer, masterOf, renderer } from './masters.ts';
import { isPublished, publish, removeUnlisted, placeholderOf } from './publish.ts';
import { sceneOf } from '@ashlar/drawings/renderer.ts';
import { writeCards } from './share.ts';
import { writeSheets, type Proof } from './sheet.ts';
import { missingSources, recordedSources, sourceOf, type Source } from './source.ts';
import { writeIndex, writeSources } from './write-index.ts';

/**
 * Remakes the pictures whose drawing or photograph has changed, their index, sharing cards and icons.
 * `node scripts/pictures/main.ts [name…] [--all] [--sheet] [--sheet-folder folder] [--only pictures|index|cards|icons]`
 * With names, or with `--all`, pictures are made whether they have changed or not. `index` writes
 * changed words from the catalogue, and the stand-ins, into the index and draws nothing.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const INDEX = `${root}src/content/pictures`;

const { values, positionals } = argumentsOf({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    'sheet-folder': { type: 'string', default: `${root}test-results/pictures` },
    only: { type: 'string' },
  },
});

const isNamed = (entry: CatalogueEntry) =>
  positionals.includes(entry.name) || positionals.includes(sceneOf(entry));
const unknown = positionals.filter(
  (name) => !catalogue.some((entry) => entry.name === name || sceneOf(entry) === name),
);
if (unknown.length > 0) throw new Error(`Unknown picture: ${unknown.join(', ')}.`);
const everything = values.only === undefined && positionals.length === 0;

/** Every picture as it is published, the ones of this run included. */
const published = new Map<string, Picture>(pictures.map((picture) => [picture.name, picture]));
const recorded = await recordedSources();

async function isCurrent(entry: CatalogueEntry, source: Source): Promise<boolean> {
  const before = recorded[entry.name];
  const picture = published.get(entry.name);
  if (before?.hash !== source.hash || before.kind !== source.kind) return false;
  return picture !== undefined && isPublished(picture);
}

async function makePictures(): Promise<void> {
  const sources: Record<string, Source> = {};
  const proofs: Proof[] = [];
  const asked = positionals.length > 0 ? catalogue.filter(isNamed) : catalogue;
  const missing = await missingSources(asked);
  if (missing.length > 0) throw new Problem(missing.join('\n'));
  for (const entry of asked) {
    const source = await sourceOf(entry);
    sources[entry.name] = source;
    if (positionals.length === 0 && !values.all && (await isCurrent(entry, source))) continue;
    const master = await masterOf(entry);
    // Index as we go: an interrupted run leaves files and index agreeing.
    const made = await publish(entry, master);
    published.set(entry.name, made);
    await writeIndex(INDEX, catalogue, [made]);
    await writeSources({ ...recorded, ...sources });
    if (values.sheet) proofs.push({ name: entry.name, master });
  }
  // Also what is gone leaves the index, and its order is the catalogue's.
  await writeIndex(INDEX, catalogue, []);
  await writeSources({ ...recorded, ...sources });
  await removeUnlisted();
  if (values.sheet) console.log((await writeSheets(values['sheet-folder'], proofs)).join('\n'));
}

async function rewriteIndex(): Promise<void> {
  const words = new Map(catalogue.map((entry) => [entry.name, entry.alt]));
  const said = await Promise.all(
    pictures.map(async (picture) => ({
      ...picture,
      alt: words.get(picture.name) ?? picture.alt,
      placeholder: await placeholderOf(picture),
    })),
  );
  await writeIndex(INDEX, catalogue, said);
}

await runScript(async () => {
  const logo = await readLogo();
  if (values.only === undefined || values.only === 'pictures') await makePictures();
  if (values.only === 'index') await rewriteIndex();
  if (everything || values.only === 'cards')
    await writeCards(`${root}public/share`, published, renderer, logo);
  if (everything || values.only === 'icons') await writeIcons(`${root}public/icons`, logo);
});
await closeRenderer();

import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { folders } from '../build/paths.ts';
import { samplePlace } from './sample.ts';

/**
 * Files that state what is true of one firm alone, by the name under which an owner may keep them
 * (`--allow-sample=claims,projects`). Of business.ts only what no other check looks for.
 */
const groups: Readonly<Record<string, readonly { files: string; only?: RegExp }[]>> = {
  claims: [{ files: 'src/content/claims.ts' }],
  story: [
    { files: 'src/content/{about,home/founder}.ts' },
    // What search engines say of /about.
    { files: 'src/content/pages/index.ts', only: /\b(?:Stonemasons|sons)\b/ },
  ],
  projects: [{ files: 'src/content/projects/entries.ts' }],
  reviews: [{ files: 'src/content/testimonials.ts' }],
  place: [{ files: 'src/content/business.ts', only: /^\s+(?:role:|'|coordinates|\w+: \{.*role:)/ }],
};

export const factGroups = Object.keys(groups);

/** Hashes of the sample's lines, by group; `node scripts/brand/facts.ts` writes them. */
const RECORD = join(folders.root, 'scripts/brand/sample-facts.json');
const recordSchema = z.record(z.string(), z.array(z.string()));

/** A text of several words, or a number that a page prints. */
const STATES = /'[^']*\s[^']*'|"[^"]*\s[^"]*"|`[^`]*\s[^`]*`|\b(?:value|count|latitude): -?\d/;

/** Imports, functions, types and comments state nothing. */
const CODE =
  /^(?:import |(?:export )?function |(?:export )?const \w+ = withTexts\(|\s*(?:return |readonly |\/?\*|\/\/))/;

/** A template of one word or none around values from elsewhere, such as `Call ${…}`. */
const DERIVED = /`(?:[^\w`$]*\w*[^\w`$]*\$\{[^}]*\}[^\w`$]*|\$\{[^}]*\}\W*\w+\W*\$\{[^}]*\}\W*)`/;

type Line = {
  readonly group: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
};

/** A statement as it is listed. */
const shown = ({ file, line, text }: Omit<Line, 'group'>): string =>
  `${file}:${line}: ${text.length > 90 ? `${text.slice(0, 90)} …` : text}`;

const hashOf = (text: string): string =>
  createHash('sha256').update(text.trim()).digest('hex').slice(0, 12);

/** Every line of the content that states something about one firm. */
async function statements(root: string): Promise<Line[]> {
  const found: Line[] = [];
  const sources = Object.entries(groups).flatMap(([group, listed]) =>
    listed.map((source) => ({ group, ...source })),
  );
  for (const { group, files, only } of sources) {
    for await (const file of glob(files, { cwd: root })) {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n');
      lines.forEach((text, index) => {
        if (!STATES.test(text.replace(DERIVED, '')) || CODE.test(text)) return;
        if (only?.test(text) === false) return;
        found.push({ group, file, line: index + 1, text: text.trim() });
      });
    }
  }
  return found;
}

/** The record of the sample's statements, as the content of the sample gives it. */
export async function sampleRecord(root: string = folders.root): Promise<string> {
  const record: Record<string, string[]> = {};
  for (const { group, text } of await statements(root)) {
    record[group] = [...(record[group] ?? []), hashOf(text)];
  }
  for (const [group, hashes] of Object.entries(record))
    record[group] = [...new Set(hashes)].toSorted();
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** The sample's statements that another firm's content still makes, as `file:line: text`. */
export async function sampleStatements(
  allowed: ReadonlySet<string>,
  root: string = folders.root,
): Promise<string[]> {
  const record = recordSchema.parse(JSON.parse(await readFile(RECORD, 'utf8')));
  const known = new Map(Object.entries(record).map(([group, hashes]) => [group, new Set(hashes)]));
  return (await statements(root))
    .filter(({ group, text }) => !allowed.has(group) && known.get(group)?.has(hashOf(text)))
    .map(shown);
}

/** Where the words of pages are; the rules of all states and what scripts write name every place. */
const WORDS = 'src/content/**/*.ts';
const NOT_WORDS = /\/(?:list|generated)\/|\/(?:public-holiday-rules|business-time)\.ts$/;

/** Lines that name the sample's city or state of a firm that is elsewhere, as `file:line: text`. */
export async function samplePlaces(
  firm: { readonly city: string; readonly state: string },
  root: string = folders.root,
): Promise<string[]> {
  const { city, state } = samplePlace;
  const names = [...(firm.city === city ? [] : [city]), ...(firm.state === state ? [] : [state])];
  if (names.length === 0) return [];
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const found: string[] = [];
  for await (const file of glob(WORDS, { cwd: root })) {
    if (NOT_WORDS.test(file)) continue;
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    lines.forEach((text, index) => {
      if (named.test(text) && !CODE.test(text))
        found.push(shown({ file, line: index + 1, text: text.trim() }));
    });
  }
  return found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(RECORD, await sampleRecord());

import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { folders } from '../build/paths.ts';

/** Something that could not be measured. */
export type Failure = { readonly what: string; readonly why: string };

/** Writes what was measured, with the machine it was measured on, into `bench-results/`. */
export async function writeResults(results: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = join(folders.root, 'bench-results');
  const at = new Date().toISOString();
  const file = join(folder, `${at.replaceAll(':', '-').slice(0, 19)}.json`);
  const [first] = cpus();
  const machine = { cores: cpus().length, model: first?.model ?? 'unknown', node: process.version };
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ at, machine, ...results }, null, 2)}\n`);
  return relative(folders.root, file);
}

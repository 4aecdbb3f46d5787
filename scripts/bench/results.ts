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

/** The middle value, or the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined)
    throw new Error('Cannot take the median of no values.');
  return (low + high) / 2;
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '#contract/zod.ts';
import { FOLDER_MODE } from '../photos/disk/files.ts';

const FILE = 'failed.json';
const failureSchema = z.object({ at: z.iso.datetime(), problem: z.string() });

/** The last publication on this server, if it failed; read by the doctor. */
export type Failure = z.infer<typeof failureSchema>;

/** Folder of the rendered pages, below the data folder. */
export const siteFolder = (dataDir: string): string => join(dataDir, 'site');

export async function noteFailure(dataDir: string, failure: Failure): Promise<void> {
  const folder = siteFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await writeFile(join(folder, FILE), JSON.stringify(failure));
}

export async function forgetFailure(dataDir: string): Promise<void> {
  await rm(join(siteFolder(dataDir), FILE), { force: true });
}

/** Null if the pages are as they were published. */
export async function lastFailure(dataDir: string): Promise<Failure | null> {
  try {
    return failureSchema.parse(JSON.parse(await readFile(join(siteFolder(dataDir), FILE), 'utf8')));
  } catch {
    return null;
  }
}

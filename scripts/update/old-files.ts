import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { immutableFolders } from '../../server/headers.ts';

/** Open or cached pages request the files of their own build for this long. */
const KEPT_MS = 7 * 86_400_000;
/** When each file that only earlier builds have was replaced (ISO 8601). */
const LIST = join('meta', 'old-files.json');

const listSchema = z.record(z.string(), z.iso.datetime());

/**
 * Adds to a build the hashed files of the one before that it does not have itself, for 7 days after
 * they were replaced. How many.
 */
export async function keepOldFiles(previous: string, dist: string, now: number): Promise<number> {
  const replaced = await readList(previous);
  const kept: Record<string, string> = {};
  for (const file of await hashedFiles(previous)) {
    const target = join(dist, 'client', file);
    const at = replaced[file] ?? new Date(now).toISOString();
    if (existsSync(target) || now - Date.parse(at) >= KEPT_MS) continue;
    await mkdir(dirname(target), { recursive: true });
    const source = join(previous, 'client', file);
    await link(source, target).catch(() => copyFile(source, target));
    kept[file] = at;
  }
  await writeFile(join(dist, LIST), `${JSON.stringify(kept, null, 2)}\n`);
  return Object.keys(kept).length;
}

async function readList(dist: string): Promise<z.infer<typeof listSchema>> {
  const file = join(dist, LIST);
  return existsSync(file) ? listSchema.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** Paths below `client` of files whose names change with their content. */
async function hashedFiles(dist: string): Promise<string[]> {
  const client = join(dist, 'client');
  const found: string[] = [];
  for (const folder of immutableFolders.map((path) => join(client, path))) {
    if (!existsSync(folder)) continue;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((entry) => entry.isFile())) {
      found.push(join(entry.parentPath, entry.name).slice(client.length + 1));
    }
  }
  return found.sort();
}

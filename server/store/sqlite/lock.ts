import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';

const holderSchema = z.object({ pid: z.int(), host: z.string(), since: z.string() });

export type DataDirLock = { release: () => void };

/**
 * Locks a data folder for this process: two servers on it would forward everything twice. The lock
 * is the operating system's (an open transaction on `ashlar.lock`), so it ends with its process
 * however that dies, whatever process ids mean in a container; `ashlar.lock.json` names the holder.
 * Both are named for the software, not the firm, since other releases look for them. Throws an
 * error that names the holder.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const lock = new DatabaseSync(join(dataDir, 'ashlar.lock'), { timeout: 0 });
  const holderFile = join(dataDir, 'ashlar.lock.json');
  try {
    lock.exec('BEGIN IMMEDIATE');
  } catch (cause) {
    lock.close();
    throw new Error(
      `DATA_DIR: '${dataDir}' is in use by ${holderOf(holderFile)}. Stop it or use another folder.`,
      { cause },
    );
  }
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(`${holderFile}.new`, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(`${holderFile}.new`, holderFile);
  return {
    release(): void {
      if (lock.isOpen) lock.close();
    },
  };
}

function holderOf(file: string): string {
  try {
    const { pid, host, since } = holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return `another server: process ${pid} on ${host}, since ${since}`;
  } catch {
    return 'another server';
  }
}

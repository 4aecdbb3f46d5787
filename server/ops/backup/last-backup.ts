import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingStore } from '../../store/settings.ts';

/** Its modification time is when the folder's last backup began. */
const FILE = 'backed-up';
/** Settings key of the last backup's time in a shared database (seconds since 1970). */
const KEY = 'backed_up_at';

/** When the newest known backup began (milliseconds since 1970); null for none. */
export async function lastBackup(
  dataDir: string,
  settings: Pick<SettingStore, 'get'>,
): Promise<number | null> {
  const marks = [await fileMark(join(dataDir, FILE)), rowMark(await settings.get(KEY))];
  const known = marks.filter((mark) => mark !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Records in a data folder when its last backup began. */
export async function noteInFolder(dataDir: string, begun: number): Promise<void> {
  const file = join(dataDir, FILE);
  // The server's account could not change a file left by root.
  await rm(file, { force: true });
  await writeFile(file, '', { mode: 0o600 });
  await utimes(file, begun / 1000, begun / 1000);
}

/** Records in a shared database when its last backup began. */
export function noteInDatabase(settings: Pick<SettingStore, 'set'>, begun: number): Promise<void> {
  return settings.set(KEY, String(Math.floor(begun / 1000)));
}

async function fileMark(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return null;
  }
}

function rowMark(value: string | null): number | null {
  return value !== null && /^\d{1,11}$/.test(value) ? Number(value) * 1000 : null;
}

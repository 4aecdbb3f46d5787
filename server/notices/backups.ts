import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingStore } from '../store/settings.ts';

/** Its time is that of the last backup: the backup command touches it (docs/deploy). */
const FILE = 'backed-up';
/** Seconds since 1970 of the last backup, where the database's own tools make it. */
const KEY = 'backed_up_at';

/** When the newest backup was made that has left its mark (milliseconds since 1970); null for none. */
export async function lastBackup(
  dataDir: string,
  settings: Pick<SettingStore, 'get'>,
): Promise<number | null> {
  const marks = [await fileMark(join(dataDir, FILE)), rowMark(await settings.get(KEY))];
  const known = marks.filter((mark) => mark !== null);
  return known.length === 0 ? null : Math.max(...known);
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

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kills its process, as a fault of the engine does, the first time or always, where it is told to. */
export function dieWhenTold(name: string): void {
  const { DYING = '', DEATHS_FOLDER = '', DIE_ALWAYS } = process.env;
  if (!DYING.split(',').includes(name)) return;
  const marker = join(DEATHS_FOLDER, name);
  if (existsSync(marker) && DIE_ALWAYS === undefined) return;
  writeFileSync(marker, '');
  process.kill(process.pid, 'SIGKILL');
}

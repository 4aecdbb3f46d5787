import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Several times what the tests' databases need at once. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Where tests keep what may be lost: memory where there is room, else a folder of the disk, whose
 * file system takes a fifth of the tests' processor time.
 */
export function quickPlace(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
}

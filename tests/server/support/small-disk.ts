import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A file system can be mounted by root only. */
export const canMount = process.getuid?.() === 0;

const PAGE_BYTES = 4096;

/** Has a folder lie on a file system of 16 MiB of its own until the test ends. */
export function aSmallDisk(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
}

/** Takes all the room that is left on a disk; gives it back when called. */
export function fillDisk(folder: string): () => void {
  const file = join(folder, 'ballast');
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, Buffer.alloc(PAGE_BYTES));
  } catch {
    closeSync(handle);
  }
  return () => rmSync(file);
}

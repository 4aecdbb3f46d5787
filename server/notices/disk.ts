import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

const MIB = 2 ** 20;
/** Leads are small, but photographs and the database's log are not. */
const LEAST_FREE_BYTES = 512 * MIB;

/**
 * Bytes that are left for the server in a folder's file system; null where there is no such folder:
 * with PostgreSQL nothing is written into it.
 */
export async function freeBytes(folder: string): Promise<number | null> {
  if (!existsSync(folder)) return null;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether so few bytes are left that somebody should make room. */
export const isNearlyFull = (free: number): boolean => free < LEAST_FREE_BYTES;

/** Bytes as an owner reads them. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MIB)} MB`;

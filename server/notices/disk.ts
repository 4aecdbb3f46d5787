import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

const MIB = 2 ** 20;
/** Leads are small, but photos and the database's log are not. */
const LEAST_FREE_BYTES = 512 * MIB;

/**
 * Free bytes in a folder's file system; null if there is no such folder: with PostgreSQL nothing is
 * written to it.
 */
export async function freeBytes(folder: string): Promise<number | null> {
  if (!existsSync(folder)) return null;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether so little space is left that someone should free some. */
export const isNearlyFull = (free: number): boolean => free < LEAST_FREE_BYTES;

/** Bytes as text for the owner. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MIB)} MB`;

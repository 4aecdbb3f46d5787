import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** Only the server's own account may read what visitors typed. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/**
 * The database in a data folder, named for the software so that a rebranded site finds its leads.
 */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'ashlar.sqlite');
}

/** Throws unless a server's folder, or a file in it, is there for this account: what is mistyped is not created. */
export function requireReadable(path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (cause) {
    throw new Error(
      `Cannot read '${path}'. Name the server's folder (DATA_DIR), and use an account that may read it.`,
      { cause },
    );
  }
}

/**
 * Creates the folder if needed and makes the database unreadable for other accounts. Returns a
 * warning about an existing folder that other accounts can open, or null. Throws if the folder is
 * not writable, or a file cannot be protected.
 */
export function prepareDataDir(dataDir: string): string | null {
  const file = databaseFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
    // SQLite gives its -wal and -shm files the mode of the database.
    closeSync(openSync(file, 'a', FILE_MODE));
  } catch (cause) {
    throw new Error(
      `DATA_DIR: cannot write to '${dataDir}'. Use a folder that the server's account can write to.`,
      { cause },
    );
  }
  for (const suffix of ['', '-wal', '-shm']) closeToOthers(`${file}${suffix}`);
  return openToOthers(dataDir)
    ? `DATA_DIR: other accounts can open '${dataDir}'. Run: chmod 700 '${dataDir}'`
    : null;
}

function closeToOthers(file: string): void {
  if (!existsSync(file) || !openToOthers(file)) return;
  try {
    chmodSync(file, FILE_MODE);
  } catch (cause) {
    throw new Error(`Other accounts can read '${file}'. Run: chmod 600 '${file}'`, { cause });
  }
}

function openToOthers(path: string): boolean {
  return (statSync(path).mode & OTHERS) !== 0;
}

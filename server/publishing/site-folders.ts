import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentListSchema } from '#contract/content/published.ts';
import { z } from '#contract/zod.ts';
import { FOLDER_MODE, syncFolder } from '../photos/disk/files.ts';
import { PICTURES_FILE } from './render.ts';

/** Folders that are kept for undoing, and for pages that are still open. */
const KEPT = 10;
/** Longer than any rendering takes. */
const ABANDONED_MS = 600_000;
const FILE_MODE = 0o600;
const KEY = /^[0-9a-f]{16}$/;
const PART = '.part';
/** What the server alone reads, and compressed copies. */
const NOT_SERVED = /^(?:meta|published-pictures)\.json|\.(?:br|gz)$/;

/** Names the folder that is served; read at the start. */
const POINTER = 'current';
const pointerSchema = z.object({ key: z.nullable(z.string().check(z.regex(KEY))) });
const hashes = z.array(z.string());
const metaSchema = z.object({
  styleHashes: z.record(z.string(), hashes),
  gone: z.optional(z.array(z.string())),
});

/** A folder of rendered pages, which is never changed. */
export type SiteFolder = {
  key: string;
  root: string;
  /** The build that its pages were rendered with. */
  version: string;
  /** Names the content that they were rendered with. */
  content: string | null;
  /** Whether another firm has published its name over the sample's. */
  isOwnFirm: boolean;
  /** When they were rendered. */
  at: string;
  /** Files by their path below `root`, without their compressed copies. */
  files: ReadonlySet<string>;
  /** Pages of the build that were taken off the site. */
  gone: ReadonlySet<string>;
  styleHashes: Readonly<Record<string, string[]>>;
};

/** Rendered pages below a folder: `{key}/`, `pictures/`, and which of them is current. */
export function createSiteFolders(base: string) {
  const at = (name: string) => join(base, name);

  async function load(key: string): Promise<SiteFolder | null> {
    try {
      return await read(key, at(key));
    } catch {
      return null;
    }
  }

  /** Keys of complete folders, the one that was used last first. */
  async function keys(): Promise<string[]> {
    const found = await Promise.all(
      (await namesIn(base))
        .filter((name) => KEY.test(name))
        .map(async (name) => ({ name, used: (await stat(at(name))).mtimeMs })),
    );
    return found.sort((one, other) => other.used - one.used).map(({ name }) => name);
  }

  return {
    base,
    load,
    /** The folder that was current when the server stopped; null for none. */
    async current(): Promise<SiteFolder | null> {
      try {
        const { key } = pointerSchema.parse(JSON.parse(await readFile(at(POINTER), 'utf8')));
        return key === null ? null : await load(key);
      } catch {
        return null;
      }
    },
    /** A folder to render into. */
    async part(key: string): Promise<string> {
      await mkdir(base, { recursive: true, mode: FOLDER_MODE });
      return at(`${key}.${randomUUID()}${PART}`);
    },
    /** Gives a folder that is complete its name. */
    async complete(part: string, key: string): Promise<SiteFolder> {
      // Another server on this folder may have been faster.
      const other = await load(key);
      if (other !== null) return other;
      await rm(at(key), { recursive: true, force: true });
      await rename(part, at(key));
      await syncFolder(base);
      return read(key, at(key));
    },
    /** Makes a folder current, or none: from now on a start serves it. */
    async point(key: string | null): Promise<void> {
      await mkdir(base, { recursive: true, mode: FOLDER_MODE });
      const passing = at(`${POINTER}${PART}`);
      const file = await open(passing, 'w', FILE_MODE);
      try {
        await file.writeFile(JSON.stringify({ key }));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(passing, at(POINTER));
      await syncFolder(base);
      const moment = new Date();
      if (key !== null) await utimes(at(key), moment, moment);
    },
    /** Removes what was rendered in part, and folders beyond those that are kept. */
    async clean(): Promise<void> {
      for (const name of await namesIn(base)) {
        if (name.endsWith(PART) && (await isAbandoned(at(name)))) {
          await rm(at(name), { recursive: true, force: true });
        }
      }
      for (const key of (await keys()).slice(KEPT)) await rm(at(key), { recursive: true });
    },
    /** Names of the pictures on the pages of all folders that are kept. */
    async pictures(): Promise<Set<string>> {
      const names = new Set<string>();
      for (const key of await keys()) {
        const text = await readFile(at(join(key, PICTURES_FILE)), 'utf8');
        for (const name of z.array(z.string()).parse(JSON.parse(text))) names.add(name);
      }
      return names;
    },
    /** The root below which a file is that never changes: of any folder that is kept. */
    async rootOf(file: string): Promise<string | null> {
      for (const root of [base, ...(await keys()).map(at)]) {
        if (await isFile(join(root, file))) return root;
      }
      return null;
    },
  };
}

async function read(key: string, root: string): Promise<SiteFolder> {
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, name), 'utf8'));
  const { styleHashes, gone } = metaSchema.parse(await json('meta.json'));
  const {
    version,
    content,
    isOwnFirm = false,
  } = contentListSchema.parse(await json('content.json'));
  const { mtime } = await stat(join(root, 'content.json'));
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !NOT_SERVED.test(file));
  return {
    key,
    root,
    version,
    content,
    isOwnFirm,
    at: mtime.toISOString(),
    files: new Set(files),
    gone: new Set(gone),
    styleHashes,
  };
}

/** Whether a file or folder is too old for a rendering that is under way. */
export async function isAbandoned(path: string): Promise<boolean> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs < Date.now() - ABANDONED_MS,
    () => false,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

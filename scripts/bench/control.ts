import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '../build/compress.ts';

const RUNNING_SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g;

const FOR_NO_SCRIPT = /<noscript>([^]*?)<\/noscript>/g;

/** A built site whose pages have lost their script. */
export type Control = { readonly distDir: string; readonly remove: () => Promise<void> };

/**
 * Copies the built site to a temporary folder and makes some of its pages what they are with
 * scripts off, so that the same server serves the same HTML, styles and pictures without it.
 */
export async function withoutScript(client: string, paths: readonly string[]): Promise<Control> {
  const distDir = await mkdtemp(join(tmpdir(), 'site-control-'));
  const stripped = join(distDir, 'stripped');
  for (const path of paths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const html = await readFile(join(client, file), 'utf8');
    const bare = html.replace(RUNNING_SCRIPT, '').replace(FOR_NO_SCRIPT, '$1');
    if (bare === html) throw new Error(`${file} has no script to remove.`);
    await mkdir(dirname(join(stripped, file)), { recursive: true });
    await writeFile(join(stripped, file), bare);
  }
  await compressFolder(stripped);
  await cp(join(client, '..', 'meta'), join(distDir, 'meta'), { recursive: true });
  await cp(client, join(distDir, 'client'), { recursive: true });
  await cp(stripped, join(distDir, 'client'), { recursive: true });
  return { distDir, remove: () => rm(distDir, { recursive: true, force: true }) };
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folders } from '../../scripts/build/paths.ts';

const { client } = folders;

/** What a built page is made of. */
export type BuiltPage = {
  /** Path of its file inside the built site. */
  readonly file: string;
  readonly html: string;
  /** Its boot script, as it stands in the page. */
  readonly boot: string;
  /** Addresses of the modules that it names as needed at the start. */
  readonly modules: readonly string[];
};

const BOOT = /<script data-modules="([^"]*)"[^>]*>([^]*?)<\/script>/;

/** Every page of the build. */
export async function builtPages(): Promise<readonly BuiltPage[]> {
  const files = (await readdir(client, { recursive: true })).filter((one) => one.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(client, file), 'utf8');
      const [, modules = '', boot = ''] = BOOT.exec(html) ?? [];
      return { file, html, boot, modules: modules.split(' ').map((name) => `/assets/${name}.js`) };
    }),
  );
}

/** Bytes of a file of the build as they travel. */
export async function transferredSize(address: string): Promise<number> {
  const compressed = await stat(join(client, `${address}.br`)).catch(() => null);
  return (compressed ?? (await stat(join(client, address)))).size;
}

/** Bytes of a text as they travel. */
export function compressedSize(text: string): number {
  return brotliCompressSync(text).length;
}

const IMPORTED = /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+)["'`]/g;

/** A module of the build and all that it imports statically, as addresses. */
export async function withImports(module: string): Promise<ReadonlySet<string>> {
  const all = new Set([module]);
  for (const address of all) {
    const code = await readFile(join(client, address), 'utf8');
    for (const [, imported = ''] of code.matchAll(IMPORTED)) {
      all.add(new URL(imported, `http://site${address}`).pathname);
    }
  }
  return all;
}

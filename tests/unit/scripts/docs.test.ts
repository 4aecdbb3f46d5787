import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** Folders whose own folders are listed one by one. */
const LISTED = ['src', 'src/features', 'server', 'scripts', 'tests'];
/** Their folders are listed instead of them. */
const SPLIT = new Set(['src/features']);

async function foldersIn(parent: string): Promise<string[]> {
  const entries = await readdir(parent, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `${parent}/${entry.name}`);
}

async function pages(): Promise<string[]> {
  const found = await readdir('docs', { recursive: true });
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].concat(
    found.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
  );
}

/** The heading's anchor, as Markdown viewers make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('The documentation', () => {
  it('names every folder in docs/architecture.md', async () => {
    const text = await readFile('docs/architecture.md', 'utf8');
    const folders = (await Promise.all(LISTED.map(foldersIn))).flat();
    const missing = folders.filter((name) => !SPLIT.has(name) && !text.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });

  it.each(['docs/architecture.md', 'docs/another-firm.md'])(
    'names only folders and files that exist in %s',
    async (page) => {
      const text = await readFile(page, 'utf8');
      const named = [...text.matchAll(/`((?:src|server|scripts|tests|sw)\/[^`\s]+)`/g)];
      const gone: string[] = [];
      for (const [, path = ''] of named) {
        await readFile(path).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EISDIR') gone.push(path);
        });
      }
      // Another firm deletes what is true of the sample alone.
      const expected = business.isSample ? [] : ['tests/sample'];
      expect(gone.filter((path) => !expected.includes(path))).toEqual([]);
    },
  );

  it('names every npm script in docs/scripts.md, and no other', async () => {
    const text = await readFile('docs/scripts.md', 'utf8');
    const named = [...text.matchAll(/^\| `([a-z0-9:-]+)`/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(packageJson.scripts).sort());
  });

  it('links only to files and headings that exist', async () => {
    const broken: string[] = [];
    for (const page of await pages()) {
      const text = await readFile(page, 'utf8');
      for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:/.test(target)) continue;
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? page : normalize(join(dirname(page), path));
        const linked = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
          error.code === 'EISDIR' ? '' : null,
        );
        const headings = [...(linked ?? '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
          anchorOf(heading),
        );
        if (linked === null || (anchor !== undefined && !headings.includes(anchor))) {
          broken.push(`${page}: ${target}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it('keeps the README short enough to read', async () => {
    expect((await readFile('README.md')).byteLength).toBeLessThanOrEqual(10_000);
  });
});

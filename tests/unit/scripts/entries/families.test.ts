import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldersIn, modulesIn } from '../../../../scripts/entries/families.ts';
import { listsOf } from '../../../../scripts/entries/lists.ts';
import { namesGone } from '../../../../scripts/entries/wanting.ts';

let folder = '';

async function put(slug: string, order: number, name = slug): Promise<void> {
  await mkdir(join(folder, slug));
  const entry = `export const entry = { slug: '${name}', order: ${order} };`;
  await writeFile(join(folder, slug, 'entry.ts'), entry);
  await writeFile(join(folder, slug, 'page.ts'), '');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entries-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the entries of a folder', () => {
  it('are its folders in their own order, without the lists and what stands beside them', async () => {
    await put('new-roofs', 2);
    await put('walls', 1);
    await mkdir(join(folder, 'list'));
    await writeFile(join(folder, 'types.ts'), '');
    expect((await foldersIn(folder)).map(({ slug }) => slug)).toEqual(['walls', 'new-roofs']);
  });

  it('are its modules, where each is one', async () => {
    await writeFile(join(folder, 'b.ts'), "export const project = { id: 'b', order: 1 };");
    await writeFile(join(folder, 'a.ts'), "export const project = { id: 'a', order: 2 };");
    await writeFile(join(folder, 'types.ts'), '');
    expect(await modulesIn(folder)).toEqual([
      { slug: 'b', files: [] },
      { slug: 'a', files: [] },
    ]);
  });

  it('are refused in words under another name than their own', async () => {
    await put('walls', 1, 'roofs');
    await expect(foldersIn(folder)).rejects.toThrow(
      'calls its entry roofs, and its place is walls',
    );
  });
});

describe('the lists', () => {
  it('name what is there and nothing else, an optional module only where it is', () => {
    const walls = { slug: 'new-walls', files: ['entry.ts', 'page.ts', 'sign.ts'] };
    const roofs = { slug: 'roofs', files: ['entry.ts', 'page.ts'] };
    const lists = listsOf({ services: [walls, roofs], areas: [], projects: [] });
    expect(lists.get('content/services/list/entries.ts')).toContain(
      'export const list = [newWallsEntry, roofsEntry] as const;',
    );
    expect(lists.get('content/services/list/signs.ts')).not.toContain('roofs');
    expect(lists.get('app/routes/entry-modules.ts')).toContain(
      "import('#content/services/new-walls/page.ts')",
    );
    expect(lists.get('content/areas/list/entries.ts')).toContain(
      'export const list = [] as const;',
    );
  });
});

describe('the names in entries of others', () => {
  it('are told in words when they have gone, each with its file', () => {
    for (const note of namesGone()) expect(note).toMatch(/^src\/content\/\S+ names the \w+ \S+,/);
  });
});

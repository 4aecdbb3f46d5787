import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldersIn, modulesIn, type Found } from '../../../../scripts/entries/families.ts';
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
    const last = "export const project = { id: 'a', order: 2, onHome: true };";
    await writeFile(join(folder, 'a.ts'), last);
    await writeFile(join(folder, 'types.ts'), '');
    expect(await modulesIn(folder)).toEqual([
      { slug: 'b', files: [] },
      { slug: 'a', files: [], onHome: true },
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
    const lists = listsOf({ services: [walls, roofs], areas: [], projects: [], testimonials: [] });
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

describe('the job that the home page shows', () => {
  const onHome = (projects: readonly Found[]) =>
    listsOf({ services: [], areas: [], projects, testimonials: [] }).get(
      'content/projects/list/on-home.ts',
    );
  const arch = { slug: 'arch', files: [] };
  const wall = { slug: 'wall', files: [] };

  it('is the one that asks for it, the first where none does, and none where there is none', () => {
    expect(onHome([arch, { ...wall, onHome: true }])).toContain('project-wall-before.ts');
    expect(onHome([arch, wall])).toContain('project-arch-after.ts');
    expect(onHome([])).toContain('pairOnHome = null');
  });
});

describe('the names in entries of others', () => {
  const site = {
    servicePages: { walls: { relatedServices: ['roofs'], relatedAreas: ['harbour'] } },
    areaPages: {
      harbour: { relatedServices: ['walls'], services: { cards: [{ service: 'roofs' }] } },
    },
    services: [{ slug: 'walls', job: 'sea-wall' }, { slug: 'roofs' }],
    areas: [{ id: 'harbour' }],
    projects: [{ id: 'sea-wall' }],
  };

  it('pass without a word while they are there', () => {
    expect(namesGone(site)).toEqual([]);
  });

  it('are told in words when they have gone, each with its file', () => {
    const [walls] = site.services;
    expect(namesGone({ ...site, services: walls ? [walls] : [], areas: [], projects: [] })).toEqual(
      [
        'src/content/services/walls/page.ts names the service roofs, which is not there: left out.',
        'src/content/services/walls/page.ts names the area harbour, which is not there: left out.',
        'src/content/services/walls/entry.ts names the project sea-wall, which is not there: left out.',
        'src/content/areas/harbour/page.ts names the service roofs, which is not there: left out.',
      ],
    );
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { foldersIn, modulesIn, type Found } from '../../../../scripts/entries/families.ts';
import { listsOf } from '../../../../scripts/entries/lists.ts';
import { pagesIn } from '../../../../scripts/entries/pages.ts';
import { missingFiles, namesGone, pagesUnseen } from '../../../../scripts/entries/problems.ts';

const none = { pages: [], services: [], areas: [], projects: [], testimonials: [] };

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
      'names its entry roofs, but its folder or file is called walls',
    );
  });

  it('are refused in words where a folder lacks a part that it needs', async () => {
    await put('walls', 1);
    expect(await foldersIn(folder, ['page.ts'])).toHaveLength(1);
    await rm(join(folder, 'walls/page.ts'));
    expect(await foldersIn(folder)).toHaveLength(1);
    await expect(foldersIn(folder, ['page.ts'])).rejects.toThrow(
      /^Missing file: .*walls\/page\.ts\. Add it, or delete the folder walls\.$/,
    );
    await rm(join(folder, 'walls/entry.ts'));
    await expect(foldersIn(folder)).rejects.toThrow('walls/entry.ts');
  });
});

describe('a page', () => {
  const pages = 'src/content/pages';

  async function page(slug: string, files: readonly string[]): Promise<void> {
    await mkdir(join(folder, pages, slug), { recursive: true });
    await mkdir(join(folder, 'src/pages'), { recursive: true });
    for (const file of files) {
      const text = file === 'entry.ts' ? `export const entry = { slug: '${slug}', order: 1 };` : '';
      await writeFile(join(folder, pages, slug, file), text);
    }
  }

  it('shows its words by the template, or a component by its name', async () => {
    await page('careers', ['entry.ts', 'page.ts']);
    await page('our-yard', ['entry.ts']);
    await writeFile(join(folder, 'src/pages/OurYardPage.tsx'), '');
    const pages = await pagesIn(folder);
    expect(pages.map(({ slug }) => slug)).toEqual(['careers', 'our-yard']);
  });

  it('with neither is refused in words', async () => {
    await page('our-yard', ['entry.ts']);
    await expect(pagesIn(folder)).rejects.toThrow(
      'The page our-yard has no content: add src/content/pages/our-yard/page.ts, or a component src/pages/OurYardPage.tsx',
    );
  });

  it('to which no link leads, or that the search does not find, is reported', () => {
    const seen = { slug: 'careers', isText: true, isFound: true, isLinked: true };
    expect(pagesUnseen([seen, { ...seen, isText: false, isFound: false }])).toEqual([]);
    expect(pagesUnseen([{ ...seen, isLinked: false, isFound: false }])).toEqual([
      'Nothing links to the page careers: set a menu, footer or sitemap in src/content/pages/careers/entry.ts.',
      'The search does not find the page careers: add src/content/pages/careers/search.ts.',
    ]);
  });
});

describe('the lists', () => {
  it('name what is there and nothing else', () => {
    const walls = { slug: 'new-walls', files: ['entry.ts', 'page.ts'] };
    const roofs = { slug: 'roofs', files: ['entry.ts', 'page.ts'] };
    const lists = listsOf({ ...none, services: [walls, roofs] });
    expect(lists.get('content/services/list/entries.ts')).toContain(
      'export const list = [newWallsEntry, roofsEntry] as const;',
    );
    expect(lists.get('content/services/list/pages.ts')).toContain("  'new-walls': newWallsPage,");
    expect(lists.get('content/services/list/pages.ts')).toContain('  roofs: roofsFindings,');
    expect(lists.get('content/areas/list/entries.ts')).toContain(
      'export const list = [] as const;',
    );
  });
});

describe('the job that the home page shows', () => {
  const onHome = (projects: readonly Found[]) =>
    listsOf({ ...none, projects }).get('content/projects/list/on-home.ts');
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
        'src/content/services/walls/page.ts names the service roofs, which does not exist: it is omitted.',
        'src/content/services/walls/page.ts names the area harbour, which does not exist: it is omitted.',
        'src/content/services/walls/entry.ts names the project sea-wall, which does not exist: it is omitted.',
        'src/content/areas/harbour/page.ts names the service roofs, which does not exist: it is omitted.',
      ],
    );
  });
});

describe('what is missing for the build', () => {
  const entry = (name: string): CatalogueEntry => ({
    name,
    use: 'service',
    alt: '',
    ratio: [3, 2],
  });
  const put = async (file: string, text = '') => {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };

  it('is named once, with what to do', async () => {
    await put('photos/service-roofs.jpg');
    expect(await missingFiles(folder, [entry('service-walls'), entry('service-roofs')])).toEqual([
      'Missing picture: photos/service-walls.jpg. Add the photograph, then run npm run pictures.',
      'Missing picture: service-roofs. Run npm run pictures.',
      'Missing heading font: src/theme/font/heading.woff2. Run npm run brand.',
    ]);
  });

  it('is also a picture of which one file has gone', async () => {
    await put('src/theme/font/heading.woff2');
    await put('photos/service-walls.jpg');
    await put(
      'src/content/pictures/generated/service-walls.ts',
      "export const picture = { hash: 'abc', widths: [480] };",
    );
    await put('public/pictures/service-walls.abc-480.avif');
    expect(await missingFiles(folder, [entry('service-walls')])).toHaveLength(1);
    await put('public/pictures/service-walls.abc-480.webp');
    expect(await missingFiles(folder, [entry('service-walls')])).toEqual([]);
  });

  it('is nothing in the project itself', async () => {
    expect(await missingFiles()).toEqual([]);
  });
});

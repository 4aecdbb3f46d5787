import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { projectTexts } from '#content/projects/entries.ts';
import { entriesIn, listsOf } from '../../../../scripts/entries/lists.ts';
import {
  incompletePages,
  missingFiles,
  namesGone,
  pagesUnseen,
} from '../../../../scripts/entries/problems.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'entries-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the entries of a folder', () => {
  async function put(slug: string, order: number, name = slug): Promise<void> {
    await mkdir(join(folder, slug));
    const entry = `export const entry = { slug: '${name}', order: ${order} };`;
    await writeFile(join(folder, slug, 'entry.ts'), entry);
    await writeFile(join(folder, slug, 'page.ts'), '');
  }

  it('are its folders in their own order, without the lists and the files next to them', async () => {
    await put('new-roofs', 2);
    await put('walls', 1);
    await mkdir(join(folder, 'list'));
    await writeFile(join(folder, 'types.ts'), '');
    expect(await entriesIn(folder)).toEqual(['walls', 'new-roofs']);
  });

  it('are refused in words under another name than their own', async () => {
    await put('walls', 1, 'roofs');
    await expect(entriesIn(folder)).rejects.toThrow(
      'has the slug roofs, but its folder is called walls. Make them the same.',
    );
  });

  it('are refused in words where a folder lacks a module', async () => {
    await put('walls', 1);
    expect(await entriesIn(folder)).toHaveLength(1);
    await rm(join(folder, 'walls/page.ts'));
    await expect(entriesIn(folder)).rejects.toThrow(
      /^Missing file: .*walls\/page\.ts\. Add it, or delete the folder walls\.$/,
    );
    await rm(join(folder, 'walls/entry.ts'));
    await expect(entriesIn(folder)).rejects.toThrow('walls/entry.ts');
  });
});

describe('a page', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'src/content/pages/text'), { recursive: true });
    await mkdir(join(folder, 'src/pages'), { recursive: true });
  });
  const writeText = (slug: string) =>
    writeFile(join(folder, `src/content/pages/text/${slug}.ts`), '');

  it('shows its words by the template, or a component by its name', async () => {
    await writeText('careers');
    await writeFile(join(folder, 'src/pages/OurYardPage.tsx'), '');
    expect(await incompletePages(folder, ['careers', 'our-yard'])).toEqual([]);
  });

  it('with neither is refused in words, as are words without a page', async () => {
    await writeText('careers');
    expect(await incompletePages(folder, ['our-yard'])).toEqual([
      'The page our-yard has no content: add src/content/pages/text/our-yard.ts, or a component src/pages/OurYardPage.tsx.',
      'No page shows src/content/pages/text/careers.ts: add the page to src/content/pages/index.ts, or delete the file.',
    ]);
  });

  it('to which no link leads, or that the search does not find, is reported', () => {
    const seen = { slug: 'careers', isText: true, isFound: true, isLinked: true };
    expect(pagesUnseen([seen, { ...seen, isText: false, isFound: false }])).toEqual([]);
    expect(pagesUnseen([{ ...seen, isLinked: false, isFound: false }])).toEqual([
      'Nothing links to the page careers: set a menu, footer or sitemap in src/content/pages/index.ts.',
      'The search does not find the page careers: add it to src/content/pages/search.ts.',
    ]);
  });
});

describe('the lists', () => {
  const slugs = { services: ['new-walls', 'roofs'], areas: [], projects: projectTexts };

  it('name what is there and nothing else', () => {
    const lists = listsOf({ ...slugs, onHome: undefined });
    expect(lists.get('services/list/entries.ts')).toContain(
      'export const list = [newWallsEntry, roofsEntry] as const;',
    );
    expect(lists.get('services/list/pages.ts')).toContain("  'new-walls': newWallsPage,");
    expect(lists.get('services/list/pages.ts')).toContain('  roofs: roofsFindings,');
    expect(lists.get('areas/list/entries.ts')).toContain('export const list = [] as const;');
  });

  it('have the pictures of the project that the home page shows, if there is one', () => {
    const onHome = (project: { readonly id: string } | undefined) =>
      listsOf({ ...slugs, onHome: project }).get('projects/list/on-home.ts');
    expect(onHome({ id: 'wall' })).toContain('project-wall-before.ts');
    expect(onHome(undefined)).toMatch(/pairOnHome: .* = null;/);
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
        'The service roofs does not exist and is left out of src/content/services/walls/page.ts, src/content/areas/harbour/page.ts.',
        'The area harbour does not exist and is left out of src/content/services/walls/page.ts.',
        'The project sea-wall does not exist and is left out of src/content/services/walls/entry.ts.',
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

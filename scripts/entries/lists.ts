import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { projectOnHome, projectTexts, type ProjectText } from '#content/projects/entries.ts';
import { folders } from '../build/paths.ts';
import { Problem } from '../problem.ts';

/** A path as the project's people name it. */
const local = (file: string): string => relative(folders.root, file);

const moduleSchema = z.object({
  entry: z.object({
    order: z.number(),
    slug: z.string().optional(),
    id: z.string().optional(),
  }),
});

/** An entry's place in its list; its name must be that of its folder. */
async function orderIn(file: string, folder: string): Promise<number> {
  const module: unknown = await import(pathToFileURL(file).href);
  const parsed = moduleSchema.safeParse(module);
  if (!parsed.success) throw new Problem(`${local(file)} exports no entry with an order.`);
  const { order, slug, id } = parsed.data.entry;
  const name = slug ?? id;
  if (name !== folder)
    throw new Problem(
      `${local(file)} has the ${slug === undefined ? 'id' : 'slug'} ${name}, but its folder is called ${folder}. Make them the same.`,
    );
  return order;
}

/** What the folder of a service or an area contains. */
const PARTS = ['entry.ts', 'page.ts'];

/** Folder next to the entries that holds their lists. */
const LISTS = 'list';

/** The services or areas in a folder, in their own order. Throws a Problem where one lacks a module. */
export async function entriesIn(folder: string): Promise<readonly string[]> {
  const items = await readdir(folder, { withFileTypes: true });
  const names = items.filter((item) => item.isDirectory() && item.name !== LISTS);
  const found = await Promise.all(
    names.map(async ({ name }) => {
      const files = await readdir(join(folder, name));
      const missing = PARTS.find((part) => !files.includes(part));
      if (missing !== undefined)
        throw new Problem(
          `Missing file: ${local(join(folder, name, missing))}. Add it, or delete the folder ${name}.`,
        );
      return { name, order: await orderIn(join(folder, name, 'entry.ts'), name) };
    }),
  );
  return found
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
    .map(({ name }) => name);
}

const camel = (slug: string): string =>
  slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const key = (slug: string): string => (slug.includes('-') ? `'${slug}'` : slug);

const module = (...lines: readonly string[]): string =>
  `// Written by \`npm run entries\`, which every build runs.\n${lines.join('\n')}\n`;

/** A record by slug; `suffix` is what follows the slug in the names of its values. */
const record = (name: string, slugs: readonly string[], suffix: string): readonly string[] => [
  '',
  `export const ${name} = {`,
  ...slugs.map((slug) => `  ${key(slug)}: ${camel(slug)}${suffix},`),
  '};',
];

/** What every page loads of the entries. */
const entriesOf = (slugs: readonly string[]): string =>
  module(
    ...slugs.map((slug) => `import { entry as ${camel(slug)}Entry } from '../${slug}/entry.ts';`),
    '',
    `export const list = [${slugs.map((slug) => `${camel(slug)}Entry`).join(', ')}] as const;`,
  );

/** Their texts, and how each is found: for the server and the build. */
const pagesOf = (slugs: readonly string[]): string =>
  module(
    ...slugs.map(
      (slug) =>
        `import { findings as ${camel(slug)}Findings, page as ${camel(slug)}Page } from '../${slug}/page.ts';`,
    ),
    ...record('list', slugs, 'Page'),
    ...record('findings', slugs, 'Findings'),
  );

const PICTURES = '../../pictures/generated';

const picturesOf = (slugs: readonly string[], use: string): string =>
  module(
    ...slugs.map(
      (slug) => `import { picture as ${camel(slug)}Picture } from '${PICTURES}/${use}-${slug}.ts';`,
    ),
    ...record('list', slugs, 'Picture'),
  );

/** The two pictures of the project that the home page shows. */
function pairOnHome(project: { readonly id: string } | undefined): string {
  const states = project ? ['after', 'before'] : [];
  return module(
    ...states.map(
      (state) =>
        `import { picture as ${state} } from '${PICTURES}/project-${project?.id}-${state}.ts';`,
    ),
    "import type { Picture } from '../../pictures/types.ts';",
    '',
    `export const pairOnHome: { readonly before: Picture; readonly after: Picture } | null = ${project ? '{ before, after }' : 'null'};`,
  );
}

/** What every page loads of the projects. */
const headsOf = (projects: readonly ProjectText[]): string =>
  module(
    'export const list: readonly { readonly id: string; readonly title: string; readonly location: string }[] = [',
    ...projects.map(({ id, title, location }) => `  ${JSON.stringify({ id, title, location })},`),
    '];',
  );

type Entries = {
  readonly services: readonly string[];
  readonly areas: readonly string[];
  readonly onHome: { readonly id: string } | undefined;
  readonly projects: readonly ProjectText[];
};

/** The lists of these entries: file in `src/content` and its text. */
export function listsOf({
  services,
  areas,
  onHome,
  projects,
}: Entries): ReadonlyMap<string, string> {
  return new Map([
    ['services/list/entries.ts', entriesOf(services)],
    ['services/list/pages.ts', pagesOf(services)],
    ['services/list/pictures.ts', picturesOf(services, 'service')],
    ['areas/list/entries.ts', entriesOf(areas)],
    ['areas/list/pages.ts', pagesOf(areas)],
    ['areas/list/pictures.ts', picturesOf(areas, 'area')],
    ['projects/list/on-home.ts', pairOnHome(onHome)],
    ['projects/list/heads.ts', headsOf(projects)],
  ]);
}

/**
 * Writes the lists of services and areas from their folders, so that one adds or removes an entry with
 * its folder alone. Prints what no longer fits together.
 */
export async function writeLists(): Promise<void> {
  const content = join(folders.root, 'src/content');
  const lists = listsOf({
    services: await entriesIn(join(content, 'services')),
    areas: await entriesIn(join(content, 'areas')),
    onHome: projectOnHome,
    projects: projectTexts,
  });
  for (const [name, text] of lists) {
    const file = join(content, name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Updated src/content/${name}`);
  }
  // Only now: it reads the lists.
  const { contentWarnings, incompletePages } = await import('./problems.ts');
  const incomplete = await incompletePages();
  if (incomplete.length > 0) throw new Problem(incomplete.join('\n'));
  for (const warning of await contentWarnings()) console.log(warning);
}

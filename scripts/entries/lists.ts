import type { Found } from './families.ts';

type Family = 'pages' | 'services' | 'areas' | 'projects' | 'testimonials';
type Entries = Readonly<Record<Family, readonly Found[]>>;

const camel = (slug: string): string =>
  slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A slug as the name of a variable, which may be no reserved word. */
const variable = (slug: string): string => `${camel(slug)}Entry`;

const key = (slug: string): string => (slug.includes('-') ? `'${slug}'` : slug);

const module = (...lines: readonly string[]): string =>
  `// Written by \`npm run entries\`, which every build runs.\n${lines.join('\n')}\n`;

const lines = <T>(items: readonly T[], line: (item: T) => string): string =>
  items.map(line).join('\n');

const having = (entries: readonly Found[], part: string): readonly Found[] =>
  entries.filter(({ files }) => files.includes(`${part}.ts`));

/** A list of what every entry's module `part` exports as `name`. */
function arrayOf(entries: readonly Found[], part: string, name: string): string {
  const some = having(entries, part);
  return module(
    lines(
      some,
      ({ slug }) => `import { ${name} as ${variable(slug)} } from '../${slug}/${part}.ts';`,
    ),
    '',
    `export const list = [${some.map(({ slug }) => variable(slug)).join(', ')}] as const;`,
  );
}

/** A record by slug of what every entry's `page.ts` exports: the page, and how it is found. */
function pagesOf(entries: readonly Found[]): string {
  const recordOf = (constant: string, suffix: string) => [
    '',
    `export const ${constant} = {`,
    lines(entries, ({ slug }) => `  ${key(slug)}: ${camel(slug)}${suffix},`),
    '};',
  ];
  return module(
    lines(
      entries,
      ({ slug }) =>
        `import { findings as ${camel(slug)}Findings, page as ${camel(slug)}Page } from '../${slug}/page.ts';`,
    ),
    ...recordOf('list', 'Page'),
    ...recordOf('findings', 'Findings'),
  );
}

/** A record by slug of what every entry's module `part` exports as `name`. */
function recordOf(entries: readonly Found[], part: string, name: string): string {
  const some = having(entries, part);
  return module(
    lines(
      some,
      ({ slug }) => `import { ${name} as ${variable(slug)} } from '../${slug}/${part}.ts';`,
    ),
    '',
    'export const list = {',
    lines(some, ({ slug }) => `  ${key(slug)}: ${variable(slug)},`),
    '};',
  );
}

/** The pictures of entries, by slug. */
function picturesOf(entries: readonly Found[], use: string): string {
  return module(
    lines(
      entries,
      ({ slug }) =>
        `import { picture as ${variable(slug)} } from '../../pictures/generated/${use}-${slug}.ts';`,
    ),
    '',
    'export const list = {',
    lines(entries, ({ slug }) => `  ${key(slug)}: ${variable(slug)},`),
    '};',
  );
}

function pairsOf(projects: readonly Found[]): string {
  const generated = '../../pictures/generated';
  return module(
    lines(
      projects,
      ({
        slug,
      }) => `import { picture as ${camel(slug)}Before } from '${generated}/project-${slug}-before.ts';
import { picture as ${camel(slug)}After } from '${generated}/project-${slug}-after.ts';`,
    ),
    '',
    'export const list = {',
    lines(
      projects,
      ({ slug }) => `  ${key(slug)}: { before: ${camel(slug)}Before, after: ${camel(slug)}After },`,
    ),
    '};',
  );
}

/** The two pictures of the project that the home page shows, the first one where none asks for it. */
function pairOnHome(projects: readonly Found[]): string {
  const chosen = projects.find(({ onHome }) => onHome === true) ?? projects[0];
  const generated = '../../pictures/generated';
  return chosen === undefined
    ? module('export const pairOnHome = null;')
    : module(
        `import { picture as after } from '${generated}/project-${chosen.slug}-after.ts';`,
        `import { picture as before } from '${generated}/project-${chosen.slug}-before.ts';`,
        '',
        'export const pairOnHome = { before, after };',
      );
}

const modulesWith = (entries: readonly Found[], name: string, shape: 'array' | 'record') =>
  module(
    lines(entries, ({ slug }) => `import { ${name} as ${variable(slug)} } from '../${slug}.ts';`),
    '',
    ...(shape === 'array'
      ? [`export const list = [${entries.map(({ slug }) => variable(slug)).join(', ')}] as const;`]
      : [
          'export const list = {',
          lines(entries, ({ slug }) => `  ${key(slug)}: ${variable(slug)},`),
          '};',
        ]),
  );

/** Every list that follows from the entries there are: file in `src` and what it says. */
export function listsOf(entries: Entries): ReadonlyMap<string, string> {
  const { pages, services, areas, projects, testimonials } = entries;
  return new Map([
    ['content/pages/list/entries.ts', arrayOf(pages, 'entry', 'entry')],
    ['content/pages/list/search.ts', recordOf(pages, 'search', 'search')],
    ['content/services/list/entries.ts', arrayOf(services, 'entry', 'entry')],
    ['content/services/list/pages.ts', pagesOf(services)],
    ['content/services/list/pictures.ts', picturesOf(services, 'service')],
    ['content/areas/list/entries.ts', arrayOf(areas, 'entry', 'entry')],
    ['content/areas/list/pages.ts', pagesOf(areas)],
    ['content/areas/list/pictures.ts', picturesOf(areas, 'area')],
    ['content/projects/list/projects.ts', modulesWith(projects, 'project', 'array')],
    ['content/projects/list/alts.ts', modulesWith(projects, 'alt', 'record')],
    ['content/projects/list/pictures.ts', pairsOf(projects)],
    ['content/projects/list/on-home.ts', pairOnHome(projects)],
    [
      'content/testimonials/list/testimonials.ts',
      modulesWith(testimonials, 'testimonial', 'array'),
    ],
    [
      'content/projects/list/ids.ts',
      module(
        'export const list = [',
        lines(projects, ({ slug }) => `  '${slug}',`),
        '];',
      ),
    ],
  ]);
}

import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { list as areas } from '#content/areas/list/entries.ts';
import { list as areaPages } from '#content/areas/list/pages.ts';
import { componentOf, pageEntries } from '#content/pages/index.ts';
import { pageSearch } from '#content/pages/search.ts';
import { catalogue } from '#content/pictures/catalogue.ts';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { projects } from '#content/projects/index.ts';
import { serviceEntries } from '#content/services/index.ts';
import { list as servicePages } from '#content/services/list/pages.ts';
import type { ServicePage } from '#content/services/types.ts';
import { folders } from '../build/paths.ts';
import { missingSources } from '../pictures/source.ts';

/** The names by which entries refer to each other. */
type Names = {
  readonly servicePages: Readonly<
    Record<string, Pick<ServicePage, 'relatedServices' | 'relatedAreas'>>
  >;
  readonly areaPages: Readonly<
    Record<
      string,
      {
        readonly relatedServices: readonly string[];
        readonly services: { readonly cards: readonly { readonly service: string }[] };
      }
    >
  >;
  readonly services: readonly { readonly slug: string; readonly job?: string }[];
  readonly areas: readonly { readonly id: string }[];
  readonly projects: readonly { readonly id: string }[];
};

/** What decides whether visitors find a page. */
type PageParts = {
  readonly slug: string;
  readonly isText: boolean;
  readonly isFound: boolean;
  readonly isLinked: boolean;
};

/** Pages that no visitor would find. */
export function pagesUnseen(pages: readonly PageParts[]): readonly string[] {
  return pages.flatMap(({ slug, isText, isFound, isLinked }) => [
    ...(isLinked
      ? []
      : [
          `Nothing links to the page ${slug}: set a menu, footer or sitemap in src/content/pages/index.ts.`,
        ]),
    ...(isText && !isFound
      ? [`The search does not find the page ${slug}: add it to src/content/pages/search.ts.`]
      : []),
  ]);
}

type Reference = { readonly file: string; readonly what: string; readonly name: string };

/** References from a file to entries that are not there. */
const gone = (
  file: string,
  what: string,
  names: readonly string[],
  there: ReadonlySet<string>,
): Reference[] =>
  names
    .filter((name) => !there.has(name))
    .map((name) => ({ file: `src/content/${file}`, what, name }));

/** References to entries that do not exist, one line for each entry. */
export function namesGone({ servicePages, areaPages, services, areas, projects }: Names) {
  const serviceSlugs = new Set(services.map(({ slug }) => slug));
  const areaSlugs = new Set(areas.map(({ id }) => id));
  const projectIds = new Set(projects.map(({ id }) => id));
  const ofServices = Object.entries(servicePages).flatMap(([slug, page]) => {
    const file = `services/${slug}/page.ts`;
    return [
      ...gone(file, 'service', page.relatedServices, serviceSlugs),
      ...gone(file, 'area', page.relatedAreas, areaSlugs),
    ];
  });
  const ofJobs = services.flatMap(({ slug, job }) =>
    gone(`services/${slug}/entry.ts`, 'project', job === undefined ? [] : [job], projectIds),
  );
  const ofAreas = Object.entries(areaPages).flatMap(([id, page]) => {
    const shown = page.services.cards.map(({ service }) => service);
    const names = new Set([...page.relatedServices, ...shown]);
    return gone(`areas/${id}/page.ts`, 'service', [...names], serviceSlugs);
  });
  const files = new Map<string, string[]>();
  for (const { file, what, name } of [...ofServices, ...ofJobs, ...ofAreas]) {
    const entry = `The ${what} ${name} does not exist`;
    files.set(entry, [...(files.get(entry) ?? []), file]);
  }
  return [...files].map(([entry, names]) => `${entry} and is left out of ${names.join(', ')}.`);
}

const FONT = 'src/theme/font/heading.woff2';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const moduleSchema = z.object({
  picture: z.object({ hash: z.string(), widths: z.array(z.number()) }),
});

/** Whether the pictures script has made a picture: its module and every file that the module names. */
async function isMade(root: string, name: string): Promise<boolean> {
  const module = join(root, 'src/content/pictures/generated', `${name}.ts`);
  if (!(await exists(module))) return false;
  const { picture } = moduleSchema.parse(await import(pathToFileURL(module).href));
  const files = picture.widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) =>
      join(root, 'public', pictureUrl({ name, hash: picture.hash }, width, format)),
    ),
  );
  return (await Promise.all(files.map(exists))).every(Boolean);
}

const TEXTS = 'src/content/pages/text';

/** The slugs of the pages that are words alone. */
async function textPages(root: string): Promise<ReadonlySet<string>> {
  const files = await readdir(join(root, TEXTS)).catch(() => []);
  return new Set(files.map((file) => file.replace(/\.ts$/, '')));
}

/** Pages without content, and content without a page. */
export async function incompletePages(
  root: string = folders.root,
  slugs: readonly string[] = pageEntries.map(({ slug }) => slug),
): Promise<readonly string[]> {
  const texts = await textPages(root);
  const components = new Set(await readdir(join(root, 'src/pages')));
  return [
    ...slugs
      .filter((slug) => !texts.has(slug) && !components.has(`${componentOf(slug)}.tsx`))
      .map(
        (slug) =>
          `The page ${slug} has no content: add ${TEXTS}/${slug}.ts, or a component src/pages/${componentOf(slug)}.tsx.`,
      ),
    ...[...texts]
      .filter((slug) => !slugs.includes(slug))
      .map(
        (slug) =>
          `No page shows ${TEXTS}/${slug}.ts: add the page to src/content/pages/index.ts, or delete the file.`,
      ),
  ];
}

/** What has to exist before the site under `root` can be built, each with what to do about it. */
export async function missingFiles(
  root: string = folders.root,
  entries: readonly CatalogueEntry[] = catalogue,
): Promise<readonly string[]> {
  const pictures = await Promise.all(
    entries.map(async (entry) => {
      const [missing] = await missingSources([entry], join(root, 'photos'));
      if (missing !== undefined) return missing;
      return (await isMade(root, entry.name))
        ? null
        : `Missing picture: ${entry.name}. Run npm run pictures.`;
    }),
  );
  const font = (await exists(join(root, FONT)))
    ? null
    : `Missing heading font: ${FONT}. Run npm run brand.`;
  return [...pictures, font].filter((text) => text !== null);
}

async function partsOfPages(): Promise<readonly PageParts[]> {
  const texts = await textPages(folders.root);
  return pageEntries.map(({ slug, menu = false, footer, sitemap }) => ({
    slug,
    isText: texts.has(slug),
    isFound: Object.hasOwn(pageSearch, slug),
    isLinked: menu || footer !== undefined || sitemap !== undefined,
  }));
}

/** What does not fit together but can be built. */
export async function contentWarnings(): Promise<readonly string[]> {
  const names: Names = { servicePages, areaPages, services: serviceEntries, areas, projects };
  return [...namesGone(names), ...pagesUnseen(await partsOfPages())];
}

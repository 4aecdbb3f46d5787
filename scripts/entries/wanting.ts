import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { list as areas } from '#content/areas/list/entries.ts';
import { list as areaPages } from '#content/areas/list/pages.ts';
import { pageEntries } from '#content/pages/index.ts';
import { list as pageSearch } from '#content/pages/list/search.ts';
import { catalogue } from '#content/pictures/catalogue.ts';
import type { CatalogueEntry } from '#content/pictures/types.ts';
import { projects } from '#content/projects.ts';
import { serviceEntries } from '#content/services/index.ts';
import { list as servicePages } from '#content/services/list/pages.ts';
import type { ServicePage } from '#content/services/types.ts';
import { folders } from '../build/paths.ts';
import { pagesIn } from './pages.ts';
import { findPhoto } from '../pictures/photos.ts';

/** What entries name of each other. */
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

/** What a page's folder holds, and what its entry asks for. */
type PageParts = {
  readonly slug: string;
  readonly isText: boolean;
  readonly isFound: boolean;
  readonly isLinked: boolean;
};

/** What pages want so that somebody comes to them. */
export function pagesUnseen(pages: readonly PageParts[]): readonly string[] {
  return pages.flatMap(({ slug, isText, isFound, isLinked }) => [
    ...(isLinked
      ? []
      : [
          `Nothing leads to the page ${slug}: src/content/pages/${slug}/entry.ts names no menu, footer or sitemap.`,
        ]),
    ...(isText && !isFound
      ? [
          `The search does not find the page ${slug}: src/content/pages/${slug}/search.ts is wanting.`,
        ]
      : []),
  ]);
}

const gone = (file: string, what: string, names: readonly string[], there: ReadonlySet<string>) =>
  names
    .filter((name) => !there.has(name))
    .map((name) => `src/content/${file} names the ${what} ${name}, which is not there: left out.`);

/** Names in entries of others that are not there. */
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
  return [...ofServices, ...ofJobs, ...ofAreas];
}

async function hasSource({ name, pair }: CatalogueEntry): Promise<boolean> {
  if (await findPhoto(join(folders.root, 'photos'), name)) return true;
  const scene = join(folders.root, 'scripts/pictures/scenes', `${pair?.project ?? name}.ts`);
  return access(scene).then(
    () => true,
    () => false,
  );
}

async function published(name: string): Promise<boolean> {
  const module = join(folders.root, 'src/content/pictures/generated', `${name}.ts`);
  return access(module).then(
    () => true,
    () => false,
  );
}

/** Pictures that entries want and nobody has made. */
async function picturesWanting(): Promise<readonly string[]> {
  const notes = await Promise.all(
    catalogue.map(async (entry) => {
      if (!(await hasSource(entry)))
        return [`The picture ${entry.name} is wanting: put photos/${entry.name}.jpg there.`];
      if (await published(entry.name)) return [];
      return [`The picture ${entry.name} is not made yet: npm run pictures.`];
    }),
  );
  return notes.flat();
}

async function partsOfPages(): Promise<readonly PageParts[]> {
  const pages = await pagesIn(folders.root);
  return pageEntries.map(({ slug, menu = false, footer, sitemap }) => ({
    slug,
    isText: pages.some((page) => page.slug === slug && page.files.includes('page.ts')),
    isFound: Object.hasOwn(pageSearch, slug),
    isLinked: menu || footer !== undefined || sitemap !== undefined,
  }));
}

/** What entries want that is not there, in words for whoever has added or removed one. */
export async function wantingNotes(): Promise<readonly string[]> {
  const names: Names = { servicePages, areaPages, services: serviceEntries, areas, projects };
  return [...namesGone(names), ...pagesUnseen(await partsOfPages()), ...(await picturesWanting())];
}

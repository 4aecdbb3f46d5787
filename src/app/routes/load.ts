import { createElement, type ComponentType } from 'react';
import { withAreaTexts } from '#content/areas/index.ts';
import type { AreaPage } from '#content/areas/types.ts';
import { componentOf } from '#content/pages/index.ts';
import type { TextPage } from '#content/page-types.ts';
import type { Picture } from '#content/pictures/types.ts';
import type { Project } from '#content/projects/index.ts';
import { ownPictures, publishedContent } from '#content/published.ts';
import { serviceEntries, withServiceTexts } from '#content/services/index.ts';
import type { ServicePage } from '#content/services/types.ts';
import type { RouteEntry } from './types.ts';

/** A finished project with its 'after' picture. */
type Job = { readonly project: Project; readonly picture: Picture };

const PROJECTS = '/src/content/projects/index.ts';
/** What the pages say that the firm has added. */
const ADDED = '/src/content/added-pages.ts';
const loadAdded = () => import('#content/added-pages.ts');
const components = import.meta.glob<ComponentType>(
  [
    '/src/pages/*Page.tsx',
    '/src/pages/admin/*Page.tsx',
    '!**/{Area,Legal,Project,Service,Text}Page.tsx',
  ],
  { import: 'default' },
);
const areaPages = import.meta.glob<AreaPage>('/src/content/areas/*/page.ts', { import: 'page' });
const servicePages = import.meta.glob<ServicePage>('/src/content/services/*/page.ts', {
  import: 'page',
});
const textPages = import.meta.glob<TextPage>('/src/content/pages/text/*.ts', { import: 'page' });
const pictures = import.meta.glob<Picture>(
  '/src/content/pictures/generated/{area-*,service-*,project-*-after}.ts',
  { import: 'picture' },
);

const jobs = new Map<string, string | undefined>(
  serviceEntries.map(({ slug, job }) => [slug, job]),
);

const componentPath = (name: string) => `/src/pages/${name}.tsx`;
const pagePath = (family: 'areas' | 'services', slug: string) =>
  `/src/content/${family}/${slug}/page.ts`;
const textPath = (slug: string) => `/src/content/pages/text/${slug}.ts`;
const picturePath = (name: string) => `/src/content/pictures/generated/${name}.ts`;

/** The 'after' picture of the project on a service's page; null if there is none, or no longer. */
function jobPicturePath(slug: string): string | null {
  const path = picturePath(`project-${jobs.get(slug)}-after`);
  return path in pictures ? path : null;
}

function load<Module>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  path: string,
): Promise<Module> {
  const one = modules[path];
  return one ? one() : Promise.reject(new Error(`Missing file: ${path.slice(1)}`));
}

async function loadJob(slug: string): Promise<Job | null> {
  const path = jobPicturePath(slug);
  if (path === null && !globalThis.siteContent) return null;
  const [{ jobOf }, pictureOfBuild] = await Promise.all([
    import('#content/projects/index.ts'),
    path === null ? null : load(pictures, path),
  ]);
  const project = jobOf(slug, jobs.get(slug));
  const picture = project?.pictures?.after ?? pictureOfBuild;
  return project && picture ? { project, picture } : null;
}

/** The firm's own picture of a page; undefined where it shows that of the build, if there is one. */
const ownPicture = (kind: 'area' | 'service', slug: string): Picture | undefined =>
  ownPictures(publishedContent?.[kind])[slug];

/** A service's text, its drawing if it has one, and a matching project. */
export async function loadService(slug: string) {
  const path = pagePath('services', slug);
  if (!(path in servicePages)) {
    const { addedServicePage } = await loadAdded();
    const picture = ownPicture('service', slug) ?? null;
    return { slug, content: addedServicePage(slug), picture, job: null };
  }
  const [content, picture, job] = await Promise.all([
    load(servicePages, path),
    ownPicture('service', slug) ?? load(pictures, picturePath(`service-${slug}`)),
    loadJob(slug),
  ]);
  return { slug, content: withServiceTexts(slug, content), picture, job };
}

/** An area's text, and its drawing if it has one. */
export async function loadArea(id: string) {
  const path = pagePath('areas', id);
  if (!(path in areaPages)) {
    const { addedAreaPage } = await loadAdded();
    const picture = ownPicture('area', id) ?? null;
    return { id, content: addedAreaPage(id), picture };
  }
  const [content, picture] = await Promise.all([
    load(areaPages, path),
    ownPicture('area', id) ?? load(pictures, picturePath(`area-${id}`)),
  ]);
  return { id, content: withAreaTexts(id, content), picture };
}

const isText = (slug: string) => textPath(slug) in textPages;

/** Loads a template and its props in parallel and combines them into a page without props. */
async function fill<Props extends object>(
  template: Promise<{ readonly default: ComponentType<Props> }>,
  props: Promise<Props>,
): Promise<ComponentType> {
  const [{ default: Template }, loaded] = await Promise.all([template, props]);
  return () => createElement(Template, loaded);
}

/** Loads a route's page with everything that only this page needs. */
export function loadRoute({ source }: RouteEntry): Promise<ComponentType> {
  switch (source.kind) {
    case 'area':
      return fill(import('#pages/AreaPage.tsx'), loadArea(source.id));
    case 'service':
      return fill(import('#pages/ServicePage.tsx'), loadService(source.slug));
    case 'project':
      return fill(import('#pages/ProjectPage.tsx'), Promise.resolve({ id: source.id }));
    case 'component':
      return load(components, componentPath(source.name));
    case 'page':
      return isText(source.slug)
        ? fill(
            import('#pages/TextPage.tsx'),
            load(textPages, textPath(source.slug)).then((content) => ({ content })),
          )
        : load(components, componentPath(componentOf(source.slug)));
  }
}

/** The modules that `loadRoute` imports, by path in the project: the HTML names their files. */
export function modulesOf({ source }: RouteEntry): readonly string[] {
  const paths = (): readonly string[] => {
    switch (source.kind) {
      case 'area':
        if (!(pagePath('areas', source.id) in areaPages)) return [componentPath('AreaPage'), ADDED];
        return [
          componentPath('AreaPage'),
          pagePath('areas', source.id),
          ...(ownPicture('area', source.id) ? [] : [picturePath(`area-${source.id}`)]),
        ];
      case 'service': {
        const { slug } = source;
        if (!(pagePath('services', slug) in servicePages))
          return [componentPath('ServicePage'), ADDED];
        const job = jobPicturePath(slug);
        return [
          componentPath('ServicePage'),
          pagePath('services', slug),
          ...(ownPicture('service', slug) ? [] : [picturePath(`service-${slug}`)]),
          ...(job === null && !globalThis.siteContent ? [] : [PROJECTS]),
          ...(job === null ? [] : [job]),
        ];
      }
      case 'project':
        return [componentPath('ProjectPage')];
      case 'component':
        return [componentPath(source.name)];
      case 'page':
        return isText(source.slug)
          ? [componentPath('TextPage'), textPath(source.slug)]
          : [componentPath(componentOf(source.slug))];
    }
  };
  return paths().map((path) => path.slice(1));
}

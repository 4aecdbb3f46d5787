import type { AreaPage, AreaSlug } from '#content/areas/types.ts';
import type { Picture } from '#content/pictures/types.ts';
import type { Project } from '#content/projects.ts';
import { serviceEntries } from '#content/services/index.ts';
import type { ServicePage, ServiceSlug } from '#content/services/types.ts';
import { areaModules, jobPictures, serviceModules } from './entry-modules.ts';

/** A finished project with its 'after' picture. */
type Job = { readonly project: Project; readonly picture: Picture };

/** Props of a service page. */
export type LoadedService = {
  readonly slug: ServiceSlug;
  readonly content: ServicePage;
  readonly picture: Picture;
  readonly job: Job | null;
};

/** Props of an area page. */
export type LoadedArea = {
  readonly id: AreaSlug;
  readonly content: AreaPage;
  readonly picture: Picture;
};

const pictureOfJob: Readonly<Record<string, () => Promise<Picture>>> = jobPictures;
const jobs = new Map<string, string | undefined>(
  serviceEntries.map(({ slug, job }) => [slug, job]),
);

/** The project shown on a service page; undefined if it no longer exists. */
async function jobOf(id: string): Promise<Job | null> {
  const load = pictureOfJob[id];
  if (!load) return null;
  const [{ projects }, picture] = await Promise.all([import('#content/projects.ts'), load()]);
  const project = projects.find((one) => one.id === id);
  return project ? { project, picture } : null;
}

/**
 * A service's text, drawing and a matching project; content of other services is not bundled with
 * it.
 */
export async function loadService(slug: ServiceSlug): Promise<LoadedService> {
  const { page, picture } = serviceModules[slug];
  const [content, drawing, job] = await Promise.all([
    page(),
    picture(),
    jobOf(jobs.get(slug) ?? ''),
  ]);
  return { slug, content, picture: drawing, job };
}

/** An area's text and drawing. */
export async function loadArea(id: AreaSlug): Promise<LoadedArea> {
  const { page, picture } = areaModules[id];
  const [content, drawing] = await Promise.all([page(), picture()]);
  return { id, content, picture: drawing };
}

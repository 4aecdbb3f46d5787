import { about } from '#content/about.ts';
import { areaEntries } from '#content/areas/index.ts';
import { business } from '#content/business.ts';
import { gallery } from '#content/gallery.ts';
import { founder } from '#content/home/founder.ts';
import { hero } from '#content/home/hero.ts';
import type { PageSlug } from '#content/pages/index.ts';
import { sitePictures } from '#content/pictures/of-site.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { projectHref, projectName } from '#content/projects/heads.ts';
import { projects } from '#content/projects/index.ts';
import { serviceEntries } from '#content/services/index.ts';
import { absoluteUrl } from '#content/site-config.ts';
import type { RouteEntry } from '../routes/types.ts';

/** A picture in structured data. */
export type ListedImage = { readonly url: string; readonly caption: string };

const byName = new Map(sitePictures.map((picture) => [picture.name, picture]));

/** A picture's largest file and its alt text, or nothing if there is no such picture. */
export function listedImage(name: string, caption?: string): readonly ListedImage[] {
  const picture = byName.get(name);
  if (!picture) return [];
  const url = absoluteUrl(pictureUrl(picture, picture.width, 'webp'));
  return [{ url, caption: caption ?? picture.alt }];
}

const servicePicture = (slug: string) => `service-${slug}`;
const areaPicture = (id: string) => `area-${id}`;

/** Pictures of pages that are neither a service nor an area. */
const picturesOfPages: Readonly<Partial<Record<PageSlug, readonly string[]>>> = {
  home: [hero.picture, founder.picture, ...gallery.map(({ picture }) => picture)],
  services: serviceEntries.map(({ slug }) => servicePicture(slug)),
  areas: areaEntries.map(({ id }) => areaPicture(id)),
  about: [about.picture],
  projects: projects.flatMap(({ afterImage, beforeImage }) => [afterImage, beforeImage]),
};

/** Names of the pictures that a page shows, for the image sitemap. */
export function picturesOf({ source }: Pick<RouteEntry, 'source'>): readonly string[] {
  switch (source.kind) {
    case 'service':
      return [servicePicture(source.slug)];
    case 'area':
      return [areaPicture(source.id)];
    case 'page':
      return picturesOfPages[source.slug] ?? [];
    case 'project':
      return [`project-${source.id}-after`, `project-${source.id}-before`];
    case 'component':
      return [];
  }
}

/** Pictures of the two galleries and of finished jobs, by path. */
export function galleryImages(path: string): readonly ListedImage[] {
  if (path === '/') return gallery.flatMap((entry) => listedImage(entry.picture, entry.caption));
  const shown =
    path === '/projects' ? projects : projects.filter(({ id }) => projectHref(id) === path);
  return shown.flatMap((project) => [
    ...listedImage(project.beforeImage, `${projectName(project)}: before`),
    ...listedImage(project.afterImage, `${projectName(project)}: after`),
  ]);
}

/** Structured image data of a gallery (schema.org ImageObject). */
export function imageObjects(path: string): readonly Readonly<Record<string, unknown>>[] {
  return galleryImages(path).map(({ url, caption }) => ({
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    contentUrl: url,
    caption,
    creditText: business.name,
    license: absoluteUrl('/terms-of-service'),
  }));
}

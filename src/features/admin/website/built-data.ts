import type { Picture } from '#content/pictures/types.ts';
import { projects } from '#content/projects/index.ts';
import { testimonials } from '#content/testimonials.ts';
import { projectSchema, type EditedKind, testimonialSchema } from '#contract/content/kinds.ts';
import type { EntryData } from './drafts.ts';

const modules = import.meta.glob<Picture>('/src/content/pictures/generated/project-*.ts', {
  eager: true,
  import: 'picture',
});
const pictures = new Map(Object.values(modules).map((picture) => [picture.name, picture]));

/** Whether a picture came with the build: it is where the pages have theirs. */
export const isOfBuild = ({ name, hash }: Pick<Picture, 'name' | 'hash'>): boolean =>
  pictures.get(name)?.hash === hash;

/** What an entry says in the build, as it can be edited; null for one that is not of the build. */
export function builtData(kind: EditedKind, slug: string | null): EntryData | null {
  if (kind === 'testimonial') {
    const review = testimonials.find(({ id }) => id === slug);
    if (review === undefined) return null;
    const { id: _id, avatar: _initials, ...words } = review;
    return testimonialSchema.safeParse(words).data ?? null;
  }
  const project = projects.find(({ id }) => id === slug);
  if (project === undefined) return null;
  const { title, location, year, category, summary, beforeImage, afterImage } = project;
  const words = { title, location, year, category, summary };
  const both = { before: pictures.get(beforeImage), after: pictures.get(afterImage) };
  return projectSchema.safeParse({ ...words, ...both }).data ?? null;
}

import { projectTexts } from '#content/projects/entries.ts';
import { testimonials } from '#content/testimonials.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { PublishedContent } from '#contract/content/published.ts';

/** Slugs of the entries of the build. */
const built: Readonly<Record<ContentKind, ReadonlySet<string>>> = {
  project: new Set(projectTexts.map(({ id }) => id)),
  testimonial: new Set(testimonials.map(({ id }) => id)),
};

/**
 * What differs from the build: a withdrawn entry that the build does not have is as if it had never
 * been published.
 */
export function overBuild({ project, testimonial }: PublishedContent): PublishedContent {
  return {
    project: withoutGone(project, built.project),
    testimonial: withoutGone(testimonial, built.testimonial),
  };
}

function withoutGone<Data>(
  entries: Readonly<Record<string, Data | null>>,
  known: ReadonlySet<string>,
): Record<string, Data | null> {
  return Object.fromEntries(
    Object.entries(entries).filter(([slug, data]) => data !== null || known.has(slug)),
  );
}

import { builtGallery } from '#content/gallery.ts';
import { builtAreaEntries } from '#content/areas/index.ts';
import { projectTexts } from '#content/projects/entries.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import { builtTestimonials } from '#content/testimonials.ts';
import { contentKindSchema, type ContentKind } from '#contract/content/kinds.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';

const idsOf = (entries: readonly { readonly id: string }[]) => new Set(entries.map(({ id }) => id));

/** Slugs of the entries of the build, of the kinds of which entries are taken off the site. */
const built: Readonly<Partial<Record<ContentKind, ReadonlySet<string>>>> = {
  project: idsOf(projectTexts),
  testimonial: idsOf(builtTestimonials),
  gallery: idsOf(builtGallery),
  service: new Set(builtServiceEntries.map(({ slug }) => slug)),
  area: idsOf(builtAreaEntries),
};

/**
 * What differs from the build: a withdrawn entry that the build does not have, or that takes nothing
 * off, is as if it had never been published.
 */
export function overBuild(content: PublishedContent): PublishedContent {
  const over = structuredClone(nothingPublished);
  for (const kind of contentKindSchema.options) {
    const entries = Object.entries(content[kind]);
    const kept = entries.filter(([slug, data]) => data !== null || built[kind]?.has(slug));
    // A page that the firm has added is the build's once a build has it.
    const asBuilt = kept.map(([slug, data]) =>
      data !== null && 'label' in data && built[kind]?.has(slug) ? [slug, {}] : [slug, data],
    );
    Object.assign(over[kind], Object.fromEntries(asBuilt));
  }
  return over;
}

/** Without the closures whose last day is before this one (YYYY-MM-DD). */
export function withoutPast(content: PublishedContent, day: string): PublishedContent {
  const ahead = Object.entries(content.closure).filter(
    ([, closure]) => closure !== null && closure.until >= day,
  );
  return { ...content, closure: Object.fromEntries(ahead) };
}

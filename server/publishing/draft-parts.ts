import type { RevisionPost } from '#contract/admin/content.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import type { PublishedTexts } from '#contract/content/texts.ts';
import { builtAreaEntries } from '#content/areas/index.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import type { TextGroup } from '#content/texts/groups.ts';
import { textProblem } from '#content/texts/problem.ts';
import { HttpError } from '../http-error.ts';

type Problem = { path: string; message: string };

/** Throws an HttpError that names each text that this site has no place or no room for. */
export async function checkTexts(
  { kind, slug }: Pick<TextGroup, 'kind' | 'slug'>,
  { texts }: PublishedTexts,
): Promise<void> {
  // Not with the server's start: every text of the site.
  const { textGroups } = await import('#content/texts/groups.ts');
  const group = textGroups.find((one) => one.kind === kind && one.slug === slug);
  if (group === undefined) {
    throw invalid([{ path: 'slug', message: 'The site has no part of this name.' }]);
  }
  const fields = new Map(group.fields.map((field) => [field.key, field]));
  const found = Object.entries(texts).flatMap(([key, text]): readonly Problem[] => {
    const field = fields.get(key);
    const message = field ? textProblem(field, text) : 'The site has no such text.';
    return message === null ? [] : [{ path: `data.texts.${key}`, message }];
  });
  if (found.length > 0) throw invalid(found);
}

const pages = {
  service: {
    slugs: builtServiceEntries.map(({ slug }): string => slug),
    last: 'This is the last service. A site needs one: put another on first.',
  },
  area: {
    slugs: builtAreaEntries.map(({ id }): string => id),
    last: 'This is the last area. A site needs one: put another on first.',
  },
} as const;

/** Throws an HttpError where a page is not the site's, or is the last that is on it. */
export function checkPage(
  { kind, slug, state }: Pick<RevisionPost, 'slug' | 'state'> & { kind: keyof typeof pages },
  published: PublishedContent,
): void {
  const { slugs, last } = pages[kind];
  if (!slugs.includes(slug)) {
    throw invalid([{ path: 'slug', message: 'The site has no page of this name.' }]);
  }
  const others = slugs.filter((one) => one !== slug && published[kind][one] !== null);
  if (state === 'withdrawn' && others.length === 0) {
    throw invalid([{ path: 'state', message: last }]);
  }
}

const invalid = (fields: readonly Problem[]): HttpError =>
  new HttpError(400, 'invalid_body', 'The request has invalid fields.', { fields: [...fields] });

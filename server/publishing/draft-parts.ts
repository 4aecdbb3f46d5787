import type { RevisionPost } from '#contract/admin/content.ts';
import { isAdded } from '#contract/content/added.ts';
import { problems } from '#contract/content/lines.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import type { PublishedTexts } from '#contract/content/texts.ts';
import { business } from '#content/business.ts';
import { builtAreaEntries } from '#content/areas/index.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import { serviceCategoryIds } from '#content/services/types.ts';
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

type PagePost = Extract<RevisionPost, { kind: 'service' | 'area' }>;

/** A page of the build: its last part of the path, others that show it, and its name. */
type BuiltPage = { slug: string; alsoAt?: readonly string[]; label: string };

const pages: Readonly<Record<PagePost['kind'], { built: readonly BuiltPage[]; last: string }>> = {
  service: {
    built: builtServiceEntries,
    last: 'This is the last service. A site needs one: put another on first.',
  },
  area: {
    built: builtAreaEntries.map(({ id, ...rest }) => ({ slug: id, ...rest })),
    last: 'This is the last area. A site needs one: put another on first.',
  },
};

/** Whether the site has no such group of services. */
const isInNoGroup = (data: PagePost['data']): boolean =>
  isAdded(data) && 'category' in data && serviceCategoryIds.every((id) => id !== data.category);

const plain = (name: string): string => name.trim().toLowerCase();

/**
 * Throws an HttpError where a page is not the site's, is the last that is on it, or is to be added where
 * there is one already.
 */
export function checkPage({ kind, slug, state, data }: PagePost, content: PublishedContent): void {
  const { built, last } = pages[kind];
  const published: Readonly<Record<string, PagePost['data']>> = content[kind];
  const isBuilt = built.some((one) => one.slug === slug);
  const added = Object.entries(published).flatMap(([at, page]) =>
    isAdded(page) ? [{ slug: at, label: page.label }] : [],
  );
  if (!isBuilt && !isAdded(data) && !(data === null && Object.hasOwn(published, slug))) {
    throw invalid([{ path: 'slug', message: 'The site has no page of this name.' }]);
  }
  const isTaken = ({ slug: at, alsoAt = [] }: BuiltPage) => at === slug || alsoAt.includes(slug);
  const isNamed = (label: string) =>
    [...built, ...added.filter((one) => one.slug !== slug)].some(
      (one) => plain(one.label) === plain(label),
    );
  if (isAdded(data) && (built.some(isTaken) || isNamed(data.label))) {
    throw invalid([{ path: 'data.label', message: problems.named }]);
  }
  if (isAdded(data) && plain(data.label) === plain(business.city)) {
    throw invalid([{ path: 'data.label', message: 'Forms offer the city already.' }]);
  }
  if (isInNoGroup(data)) {
    throw invalid([{ path: 'data.category', message: 'Please choose one of the groups.' }]);
  }
  const shown = [...built.filter((one) => published[one.slug] !== null), ...added];
  if (state === 'withdrawn' && shown.every((one) => one.slug === slug)) {
    throw invalid([{ path: 'state', message: last }]);
  }
}

const invalid = (fields: readonly Problem[]): HttpError =>
  new HttpError(400, 'invalid_body', 'The request has invalid fields.', { fields: [...fields] });

import { entryForm, pictureWords } from '#content/admin/content.ts';
import { projectDraftSchema, type Revision, type RevisionPost } from '#contract/admin/content.ts';
import { type EditedKind, testimonialSchema } from '#contract/content/kinds.ts';
import { contentLimits } from '#contract/content/lines.ts';
import { ALT_MAX, type ContentPicture } from '#contract/content/pictures.ts';
import { isTaken, type RowPicture, type WebsiteRow } from '#outbox/admin/website-rows.ts';

/** What is typed of an entry, by field. */
export type Typed = Readonly<Record<string, string>>;

/** Messages by field; `before`, `after` and `alignment` are those of the pictures. */
export type Problems = Readonly<Record<string, string>>;

/** An entry's data as it is published. */
export type EntryData = NonNullable<Revision['data']>;

/** The fields of each kind, in the order of the form. */
export const fieldNames = {
  project: ['title', 'location', 'year', 'category', 'summary', 'beforeAlt', 'afterAlt'],
  testimonial: ['rating', 'title', 'content', 'name', 'location', 'project', 'date'],
} as const satisfies Record<EditedKind, readonly string[]>;

/** A row for a new entry. */
export function newRow(kind: EditedKind): WebsiteRow {
  return {
    id: crypto.randomUUID(),
    kind,
    slug: null,
    base: null,
    typed: {},
    before: null,
    after: null,
    alignment: null,
    at: Date.now(),
  };
}

/** A row to edit what an entry says; `base` is the revision that says so, null for the build. */
export function rowOf(
  entry: { readonly kind: EditedKind; readonly slug: string },
  data: EntryData,
  base: string | null,
): WebsiteRow {
  const row = { ...newRow(entry.kind), slug: entry.slug, base };
  if (!('before' in data)) return { ...row, typed: textsOf(data) };
  const { before, after, ...words } = data;
  const alts = { beforeAlt: before.alt, afterAlt: after.alt };
  return { ...row, typed: { ...textsOf(words), ...alts }, before, after };
}

const textsOf = (words: object): Typed =>
  Object.fromEntries(Object.entries(words).map(([name, value]) => [name, String(value)]));

const SLUG_WORDS_MAX = 60;

/** The part of the address that names a new entry; none of `taken`. */
export function slugFor(kind: EditedKind, typed: Typed, taken: ReadonlySet<string>): string {
  const { title = '', location = '', year = '', project = '', date = '' } = typed;
  // A reviewer's name is not for addresses.
  const named = kind === 'project' ? [title, location, year] : [project, location, date];
  const plain = named
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '');
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, SLUG_WORDS_MAX);
  const words = slug.replace(/-$/, '');
  // Nothing may be left of words in other scripts but the year.
  const tidy = /[a-z]/.test(words) ? words : [kind, words].filter(Boolean).join('-');
  let free = tidy;
  for (let number = 2; taken.has(free); number += 1) free = `${tidy}-${number}`;
  return free;
}

/** What is asked for until somebody has written it: what is seen on each picture. */
export function withSuggestions(row: WebsiteRow): Typed {
  if (row.kind !== 'project') return row.typed;
  const { title = '', location = '', beforeAlt, afterAlt } = row.typed;
  const suggested = (state: 'before' | 'after') =>
    title.trim() === '' ? '' : pictureWords.alt.suggested(state, title.trim(), location.trim());
  return {
    ...row.typed,
    beforeAlt: beforeAlt ?? suggested('before'),
    afterAlt: afterAlt ?? suggested('after'),
  };
}

/** Whether the pictures have to be cropped and uploaded, since one of them is new. */
export function hasNewPictures({ before, after }: WebsiteRow): boolean {
  return isTaken(before) || isTaken(after);
}

/** Ids for the pictures that will be uploaded. */
export type Uploads = { readonly before: string; readonly after: string };

type Head = Pick<RevisionPost, 'id' | 'slug' | 'base' | 'state'>;

/**
 * The body that sends a row, or what is wrong with it, by field. `uploads` are the ids of its
 * cropped pictures, if they are new.
 */
export function postOf(
  row: WebsiteRow,
  head: Head,
  uploads: Uploads,
): { readonly body: RevisionPost } | { readonly problems: Problems } {
  const all = withSuggestions(row);
  const typed: Typed = Object.fromEntries(
    fieldNames[row.kind].map((name) => [name, all[name] ?? '']),
  );
  if (row.kind === 'testimonial') {
    const parsed = testimonialSchema.safeParse({ ...typed, rating: Number(typed['rating']) });
    if (!parsed.success) return { problems: problemsOf(parsed.error.issues) };
    return { body: { ...head, kind: 'testimonial', data: parsed.data } };
  }
  const { beforeAlt = '', afterAlt = '', year = '', ...words } = typed;
  const isNew = hasNewPictures(row);
  const pictureOf = (state: 'before' | 'after', alt: string) =>
    isNew ? { upload: uploads[state], alt } : withAlt(row[state], alt);
  const parsed = projectDraftSchema.safeParse({
    ...words,
    year: /^\s*\d+\s*$/.test(year) ? Number(year) : Number.NaN,
    before: pictureOf('before', beforeAlt),
    after: pictureOf('after', afterAlt),
  });
  const pictures = { ...altProblems({ beforeAlt, afterAlt }), ...pictureProblems(row) };
  if (!parsed.success) return { problems: { ...problemsOf(parsed.error.issues), ...pictures } };
  if (Object.keys(pictures).length > 0) return { problems: pictures };
  return { body: { ...head, kind: 'project', data: parsed.data } };
}

const withAlt = (picture: RowPicture, alt: string): ContentPicture | null =>
  picture === null || isTaken(picture) ? null : { ...picture, alt };

/** What is missing of the pictures. */
export function pictureProblems(row: WebsiteRow): Problems {
  if (row.kind !== 'project') return {};
  const missing = (['before', 'after'] as const).filter((state) => row[state] === null);
  if (missing.length > 0) {
    return Object.fromEntries(missing.map((state) => [state, entryForm.problems.picture]));
  }
  const isUnaligned = hasNewPictures(row) && row.alignment === null;
  return isUnaligned ? { alignment: entryForm.problems.alignment } : {};
}

function altProblems(alts: Typed): Problems {
  const { noAlt, longAlt } = entryForm.problems;
  return Object.fromEntries(
    Object.entries(alts).flatMap(([name, text]) => {
      if (text.trim() === '') return [[name, noAlt]];
      return text.trim().length > ALT_MAX ? [[name, longAlt(ALT_MAX)]] : [];
    }),
  );
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Messages that the schema has no words for. */
const ownWords: Problems = {
  category: entryForm.problems.category,
  rating: entryForm.problems.rating,
};

/** The first message of each field. */
function problemsOf(issues: readonly Issue[]): Problems {
  const all = issues.map(({ path, message }) => {
    const field = String(path[0]);
    return [field, ownWords[field] ?? message] as const;
  });
  return Object.fromEntries(all.toReversed());
}

/** The server's messages about single fields: what it says of `before.alt` is that of `beforeAlt`. */
export function refusedFields(fields: Problems): Problems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [first = '', second] = path.split('.');
      return [second === 'alt' ? `${first}Alt` : first, message];
    }),
  );
}

/** Longest text of each field, in characters; undefined where there is no counter. */
export function limitOf(kind: EditedKind, name: string): number | undefined {
  const limits: Readonly<Record<string, number>> =
    kind === 'project'
      ? {
          beforeAlt: ALT_MAX,
          afterAlt: ALT_MAX,
          title: contentLimits.projectTitle,
          location: contentLimits.suburb,
          summary: contentLimits.projectSummary,
        }
      : {
          name: contentLimits.reviewer,
          location: contentLimits.suburb,
          title: contentLimits.reviewTitle,
          content: contentLimits.review,
          project: contentLimits.reviewTitle,
        };
  return limits[name];
}

import { entryForm } from '#content/admin/website/form.ts';
import { galleryPictureWords, logoWords, pictureWords } from '#content/admin/website/pictures.ts';
import { type RevisionPost, revisionPostSchema } from '#contract/admin/content.ts';
import { problems as said } from '#contract/content/lines.ts';
import type { ContentPicture } from '#contract/content/pictures.ts';
import { isTaken, type RowPicture, type WebsiteRow } from '#outbox/admin/website-rows.ts';
import {
  type EntryData,
  type Field,
  fieldsOf,
  fullLabel,
  groupsFor,
  type Kind,
  pictureIn,
  type PictureName,
  type SentPicture,
  type Typed,
  typedOf,
} from './kinds/kind.ts';
import { filledIn, hasNewPictures } from './rows.ts';

/** Messages by field; those of pictures by their names, and `alignment`. */
export type Problems = Readonly<Record<string, string>>;

/** Ids for the pictures that will be uploaded. */
export type Uploads = Readonly<Record<PictureName, string>>;

export const newUploads = (): Uploads => ({
  before: crypto.randomUUID(),
  after: crypto.randomUUID(),
  picture: crypto.randomUUID(),
  logo: crypto.randomUUID(),
});

type Head = Pick<RevisionPost, 'id' | 'slug' | 'base'> & { readonly state: 'draft' | 'published' };

/**
 * The body that sends a row, or what is wrong with it, by field. `uploads` are the ids of its
 * pictures, if they are new. What says the same as the build is withdrawn where that puts it back.
 * `live` is what visitors see of the entry now.
 */
export function postOf(
  kind: Kind,
  row: WebsiteRow,
  head: Head,
  uploads: Uploads,
  live: EntryData | null = null,
): { readonly body: RevisionPost } | { readonly problems: Problems } {
  const fields = groupsFor(kind, { ...row, slug: head.slug }).flatMap((group) => group.fields);
  const all = filledIn(kind, row);
  const typed: Typed = Object.fromEntries(fields.map(({ name }) => [name, all[name] ?? '']));
  if (changesNothing(kind, row, live)) return { problems: pictureProblems(kind, row, live) };
  const hasPictures = kind.pictures.some((name) => row[name] !== null);
  const isBuilt = !hasPictures && isAsBuilt(kind, head.slug, typed);
  if (kind.isStated !== true && head.state === 'published' && isBuilt) {
    const body = { ...head, kind: kind.id, state: 'withdrawn', data: null } as const;
    return { body };
  }
  const isNew = hasNewPictures(row);
  const pictureOf = (name: PictureName): SentPicture => {
    const seen = { alt: typed[`${name}Alt`] ?? '', ...(row.focus && { focus: row.focus }) };
    return isNew ? { upload: uploads[name], ...seen } : withSeen(row[name], seen);
  };
  const data = kind.draftOf(typed, pictureOf, head.slug);
  const parsed = revisionPostSchema.safeParse({ ...head, kind: kind.id, data });
  const found = {
    ...(parsed.success
      ? {}
      : problemsOf(issuesOf(kind, head.slug, data, parsed.error.issues), kind, fields)),
    ...textProblems(fields, typed),
    ...Object.fromEntries((kind.missing?.(typed) ?? []).map((name) => [name, said.empty])),
    ...pictureProblems(kind, row, live),
  };
  if (parsed.success && Object.keys(found).length === 0) return { body: parsed.data };
  return { problems: found };
}

/** Whether an entry that can be put back says what the website was built with. */
function isAsBuilt(kind: Kind, slug: string, typed: Typed): boolean {
  if (kind.off !== 'rebuilt') return false;
  const built = typedOf(kind, slug, kind.builtData(slug));
  return Object.entries(typed).every(([name, text]) => text.trim() === built[name]);
}

function withSeen(picture: RowPicture, seen: Pick<ContentPicture, 'alt' | 'focus'>): SentPicture {
  if (picture === null || isTaken(picture)) return null;
  const { focus: _before, ...rest } = picture;
  return { ...rest, ...seen };
}

/** Whether an entry that consists of a picture alone has none, and the website has none either. */
function changesNothing(kind: Kind, row: WebsiteRow, live: EntryData | null): boolean {
  const isPictureAlone = kind.pictures.includes('picture') && groupsFor(kind, row).length === 0;
  return isPictureAlone && live !== null && pictureIn(live) === undefined;
}

/** What is missing of the pictures. */
export function pictureProblems(kind: Kind, row: WebsiteRow, live: EntryData | null): Problems {
  const { pictures } = kind;
  if (kind.isWithoutPictures === true) {
    return changesNothing(kind, row, live) ? { picture: entryForm.problems.picture } : {};
  }
  const missing = pictures.filter((name) => row[name] === null);
  if (missing.length > 0) {
    return Object.fromEntries(missing.map((name) => [name, entryForm.problems.picture]));
  }
  const isUnaligned = pictures.length > 1 && hasNewPictures(row) && row.alignment === null;
  return isUnaligned ? { alignment: entryForm.problems.alignment } : {};
}

/** What is wrong at single places, and descriptions of pictures that are missing: the contract knows neither. */
function textProblems(fields: readonly Field[], typed: Typed): Problems {
  const found = fields.flatMap(({ name, max = Infinity, check }) => {
    const text = (typed[name] ?? '').trim();
    if (text.length > max) return [[name, said.long(max)]];
    if (text === '') return name.endsWith('Alt') ? [[name, entryForm.problems.noAlt]] : [];
    const message = check?.(text) ?? null;
    return message === null ? [] : [[name, message]];
  });
  return Object.fromEntries(found);
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What is wrong; at single fields where the contract knows two shapes of an entry and can only say that it is neither. */
function issuesOf(
  { schemaOf }: Kind,
  slug: string,
  data: unknown,
  issues: readonly Issue[],
): readonly Issue[] {
  const own = schemaOf?.(slug).safeParse(data);
  if (own === undefined || own.success) return issues;
  return own.error.issues.map(({ path, message }) => ({ path: ['data', ...path], message }));
}

/** The first message of each field. */
function problemsOf(
  issues: readonly Issue[],
  { pictures }: Kind,
  fields: readonly Field[],
): Problems {
  const all = issues.flatMap(({ path, message }) => {
    const name = fieldAt(path.slice(1).map(String), fields);
    // The form says by itself what is wrong with a picture.
    if (pictures.some((one) => one === name)) return [];
    return [[name, fields.find((one) => one.name === name)?.problem ?? message] as const];
  });
  return Object.fromEntries(all.toReversed());
}

/** The field of a place in the data; of a part with several fields, the last of them. */
function fieldAt(path: readonly string[], fields: readonly Field[]): string {
  const [last, ...before] = path.toReversed();
  const whole = last === 'alt' ? `${before.toReversed().join('/')}Alt` : path.join('/');
  const name = whole.replaceAll('.', '/');
  const within = fields.findLast((one) => one.name.startsWith(`${name}/`));
  return within?.name ?? name;
}

/** Why the server refused a row, at its fields: what it says of `before.alt` is said at `beforeAlt`. */
export function refusedAt(kind: Kind, { slug, refusal }: WebsiteRow): Problems {
  const known = fieldsOf(kind, slug);
  return Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).map(([path, message]) => [
      fieldAt(path.split('.'), known),
      message,
    ]),
  );
}

/** As react-hook-form has them. */
export const asErrors = (problems: Problems) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'custom', message }]),
  );

/** The problems that are shown at a field of the form, not at a picture. */
export const ofFields = ({ pictures }: Kind, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(
      ([name]) => name !== 'alignment' && !pictures.some((one) => one === name),
    ),
  );

/** What pictures are called where something about them is missing. */
const pictureLabels = {
  ...pictureWords.names,
  picture: galleryPictureWords.name,
  logo: logoWords.name,
  alignment: pictureWords.align.heading,
} as const;

/** What has a problem, by its label. */
export function labelsOf(kind: Kind, { slug }: WebsiteRow, wrong: object): readonly string[] {
  const fields = kind
    .groups(slug)
    .flatMap((group) => group.fields.map((field) => [field.name, fullLabel(group, field)]));
  return [...Object.entries(pictureLabels), ...fields].flatMap(([name = '', label = '']) =>
    name in wrong ? [label] : [],
  );
}

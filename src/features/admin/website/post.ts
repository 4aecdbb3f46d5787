import { entryForm } from '#content/admin/website/form.ts';
import { type RevisionPost, revisionPostSchema } from '#contract/admin/content.ts';
import { problems as said } from '#contract/content/lines.ts';
import { isTaken, type RowPicture, type WebsiteRow } from '#outbox/admin/website-rows.ts';
import {
  type Field,
  fieldsOf,
  type Kind,
  type PictureName,
  type SentPicture,
  type Typed,
  typedOf,
} from './kinds/kind.ts';
import { hasNewPictures, withSuggestions } from './rows.ts';

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
 */
export function postOf(
  kind: Kind,
  row: WebsiteRow,
  head: Head,
  uploads: Uploads,
): { readonly body: RevisionPost } | { readonly problems: Problems } {
  const fields = fieldsOf(kind, head.slug);
  const all = withSuggestions(kind, row.typed);
  const typed: Typed = Object.fromEntries(fields.map(({ name }) => [name, all[name] ?? '']));
  const hasPictures = kind.pictures.some((name) => row[name] !== null);
  const isBuilt = !hasPictures && isAsBuilt(kind, head.slug, typed);
  if (kind.isStated !== true && head.state === 'published' && isBuilt) {
    const body = { ...head, kind: kind.id, state: 'withdrawn', data: null } as const;
    return { body };
  }
  const isNew = hasNewPictures(row);
  const pictureOf = (name: PictureName): SentPicture => {
    const alt = typed[`${name}Alt`] ?? '';
    return isNew ? { upload: uploads[name], alt } : withAlt(row[name], alt);
  };
  const data = kind.draftOf(typed, pictureOf, head.slug);
  const parsed = revisionPostSchema.safeParse({ ...head, kind: kind.id, data });
  const found = {
    ...(parsed.success ? {} : problemsOf(parsed.error.issues, kind, fields)),
    ...textProblems(fields, typed),
    ...pictureProblems(kind, row),
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

const withAlt = (picture: RowPicture, alt: string): SentPicture =>
  picture === null || isTaken(picture) ? null : { ...picture, alt };

/** What is missing of the pictures. */
export function pictureProblems({ pictures, isWithoutPictures }: Kind, row: WebsiteRow): Problems {
  if (isWithoutPictures === true) return {};
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

/** The server's messages about single fields: what it says of `before.alt` is that of `beforeAlt`. */
export function refusedFields(kind: Kind, slug: string | null, fields: Problems): Problems {
  const known = fieldsOf(kind, slug);
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [fieldAt(path.split('.'), known), message]),
  );
}

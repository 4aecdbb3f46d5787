import type { ContentKind } from '#contract/content/kinds.ts';
import { isTaken, type RowPicture, type WebsiteRow } from '#outbox/admin/website-rows.ts';
import {
  type EntryData,
  type Kind,
  pictureIn,
  textsOf,
  type Typed,
  typedOf,
} from './kinds/kind.ts';

/** A row for a new entry. */
export function newRow(kind: ContentKind): WebsiteRow {
  return {
    id: crypto.randomUUID(),
    kind,
    slug: null,
    base: null,
    typed: {},
    before: null,
    after: null,
    picture: null,
    logo: null,
    alignment: null,
    focus: null,
    at: Date.now(),
  };
}

/** A row to edit what an entry says; `base` is the revision that says so, null for the build. */
export function rowOf(
  kind: Kind,
  slug: string,
  { data, base }: { data: EntryData; base: string | null },
): WebsiteRow {
  const picture = pictureIn(data);
  return {
    ...newRow(kind.id),
    slug,
    base,
    typed: { ...textsOf(data) },
    ...('before' in data
      ? { before: data.before, after: data.after, focus: data.before.focus ?? null }
      : {}),
    ...(picture ? { picture, focus: picture.focus ?? null } : {}),
    ...('accent' in data ? { logo: data.logo ?? null } : {}),
  };
}

const SLUG_WORDS_MAX = 60;

/** The part of the address that names a new entry; none of `taken`. */
export function slugFor(kind: Kind, typed: Typed, taken: ReadonlySet<string>): string {
  const plain = (kind.addressOf?.(typed) ?? [])
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '');
  const all = (plain.match(/[a-z0-9]+/g) ?? []).join('-');
  const whole = all.slice(0, SLUG_WORDS_MAX + 1).replace(/-[^-]*$/, '');
  const words = (all.length > SLUG_WORDS_MAX ? whole : all).slice(0, SLUG_WORDS_MAX);
  // Nothing may be left of words in other scripts but the year.
  const tidy = /[a-z]/.test(words) ? words : [kind.id, words].filter(Boolean).join('-');
  let free = tidy;
  for (let number = 2; taken.has(free); number += 1) free = `${tidy}-${number}`;
  return free;
}

/** What is typed, with what is asked for until somebody has written it. */
export const withSuggestions = (kind: Kind, typed: Typed): Typed => ({
  ...kind.suggested?.(typed),
  ...typed,
});

/** Fields that are suggested, but of which somebody has written another text. */
export function ownNames(kind: Kind, typed: Typed): readonly string[] {
  const suggested = Object.entries(kind.suggested?.(typed) ?? {});
  return suggested.flatMap(([name, text]) => ((typed[name] ?? text) === text ? [] : [name]));
}

/** What the build says of an entry of which only what differs from it is sent, by field. */
export const builtTyped = (kind: Kind, slug: string | null): Typed =>
  kind.isPartial === true ? typedOf(kind, slug, null) : {};

/** What the form of a row has: what was typed, and the rest as it is built or suggested. */
export const filledIn = (
  kind: Kind,
  { slug, typed }: Pick<WebsiteRow, 'slug' | 'typed'>,
): Typed => ({
  ...builtTyped(kind, slug),
  ...withSuggestions(kind, typed),
});

/** Whether the pictures have to be uploaded, since one of them is new. */
export function hasNewPictures({ before, after, picture, logo }: WebsiteRow): boolean {
  return [before, after, picture, logo].some((one: RowPicture) => isTaken(one));
}

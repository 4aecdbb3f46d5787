import { entryWords } from '#content/admin/website/entry.ts';
import type { Revision } from '#contract/admin/content.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { ContentPicture, Focus } from '#contract/content/pictures.ts';
import type { z } from '#contract/zod.ts';

/** What is typed of an entry, by the name of its field. */
export type Typed = Readonly<Record<string, string>>;

/** An entry's data as it is published. */
export type EntryData = NonNullable<Revision['data']>;

export type Field = {
  /**
   * Where its text is in the entry's data, with '/' between names; what is seen on a picture is its
   * name with 'Alt'.
   */
  readonly name: string;
  readonly text: { readonly label: string; readonly helper?: string | undefined };
  /** Longest text, in characters. */
  readonly max?: number;
  readonly rows?: number | undefined;
  readonly type?:
    | 'text'
    | 'month'
    | 'date'
    | 'color'
    | 'time'
    | 'tel'
    | 'email'
    | 'digits'
    | 'degrees'
    | 'stars';
  /** A choice from a list. */
  readonly choice?: {
    readonly none: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  readonly isOptional?: boolean;
  /** What is wrong with its text at this place, beyond what the contract says. */
  readonly check?: (text: string) => string | null;
  /** Said where the contract has no words for a person. */
  readonly problem?: string;
};

/** Fields under a heading of their own. */
export type FieldGroup = {
  readonly id: string;
  readonly heading?: string;
  readonly fields: readonly Field[];
  /** Whether latitude and longitude can be those of the device. */
  readonly isPlace?: boolean;
};

export type Titled = { readonly title: string; readonly detail: string };

export type BuiltEntry = Titled & { readonly slug: string };

export type PictureName = 'before' | 'after' | 'picture' | 'logo';

/** A picture as it is sent: one that will be uploaded, or one that is stored; null if there is none. */
export type SentPicture =
  | { readonly upload: string; readonly alt: string; readonly focus?: Focus }
  | ContentPicture
  | null;

/** A kind of content, as the editor needs it. */
export type Kind = {
  readonly id: ContentKind;
  /** The entries of the build. */
  readonly built: readonly BuiltEntry[];
  /** What an entry of the build says; null if there is no such entry. */
  readonly builtData: (slug: string) => EntryData | null;
  readonly groups: (slug: string | null) => readonly FieldGroup[];
  /** Title and detail of what is typed; without a title for an entry that has none yet. */
  readonly titleOf: (typed: Typed, slug: string | null) => Titled;
  /** The data that is sent; the contract's schema checks it. */
  readonly draftOf: (
    typed: Typed,
    pictureOf: (name: PictureName) => SentPicture,
    slug: string,
  ) => unknown;
  /** The rules of an entry, where those of the build have others than added ones: they say what is wrong at which field. */
  readonly schemaOf?: (slug: string) => z.ZodMiniType;
  /** Fields that cannot be empty beside what else is typed. */
  readonly missing?: (typed: Typed) => readonly string[];
  readonly pictures: readonly PictureName[];
  /** Whether an entry can be without its pictures. */
  readonly isWithoutPictures?: boolean;
  /** What the address of a new entry is made of; missing where none can be added. */
  readonly addressOf?: (typed: Typed) => readonly string[];
  /** What is asked for until somebody has written it. */
  readonly suggested?: (typed: Typed) => Typed;
  /**
   * What a withdrawn entry means: it is off the website, it says what the build says, or it is off and
   * its row has a switch, if it is of the build.
   */
  readonly off: 'removed' | 'rebuilt' | 'switched';
  /** Whether only what differs from the build is shown and sent. */
  readonly isPartial?: boolean;
  /** How an entry stands and what its first version is called, where it is not simply as built. */
  readonly unpublished?: { readonly state: string; readonly version: string };
  /** Whether to publish what the build says is a statement of its own. */
  readonly isStated?: boolean;
  /** The page that shows an entry. */
  readonly pageOf?: (slug: string) => string | null;
};

export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join(', ');

/** A number as it was typed; NaN if it is none. */
export const numberOf = (text = ''): number =>
  /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;

/** An entry that is typed: its address, and which pictures it has. */
type Pictured = { readonly slug: string | null } & {
  readonly [name in PictureName]?: unknown;
};

/** The groups of fields, without the description of a picture that the entry does not have, and without empty groups. */
export function groupsFor(kind: Kind, entry: Pictured): readonly FieldGroup[] {
  const absent = kind.isWithoutPictures === true ? kind.pictures.filter((one) => !entry[one]) : [];
  const isSeen = ({ name }: Field) => absent.every((one) => name !== `${one}Alt`);
  return kind
    .groups(entry.slug)
    .map((group) => ({ ...group, fields: group.fields.filter(isSeen) }))
    .filter(({ fields }) => fields.length > 0);
}

/** The picture of an entry that has one and no pair. */
export const pictureIn = (data: EntryData | null | undefined): ContentPicture | undefined =>
  data && 'picture' in data ? data.picture : undefined;

export const isBuilt = ({ built }: Kind, slug: string | null): boolean =>
  built.some((one) => one.slug === slug);

export const fieldsOf = (kind: Kind, slug: string | null): readonly Field[] =>
  kind.groups(slug).flatMap(({ fields }) => fields);

/** A field's text as people read it. */
export function shownText({ type, choice }: Field, text: string): string {
  if (type === 'stars') return entryWords.stars(Number(text));
  if (type === 'time' && text === '') return entryWords.closed;
  return choice?.options.find(({ value }) => value === text)?.label ?? text;
}

/** What is read of a field outside its group. */
export const fullLabel = ({ heading }: FieldGroup, { text }: Field): string =>
  heading === undefined ? text.label : `${heading}: ${text.label}`;

/** The texts of an entry's data, by the names of their fields. */
export function textsOf(data: object, before = ''): Typed {
  const texts = Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const name = `${before}${key.replaceAll('.', '/')}`;
    if (typeof value !== 'object' || value === null) return [[name, String(value)]];
    if ('alt' in value) return [[`${name}Alt`, String(value.alt)]];
    return Object.entries(textsOf(value, `${name}/`));
  });
  return Object.fromEntries(texts);
}

/** What the form has of an entry that says `data`: where that is only a part, the build says the rest. */
export function typedOf(kind: Kind, slug: string | null, data: EntryData | null): Typed {
  const built = kind.isPartial === true && slug !== null ? kind.builtData(slug) : null;
  return { ...textsOf(built ?? {}), ...textsOf(data ?? {}) };
}

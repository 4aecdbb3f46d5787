import { contentKindSchema, slugSchema } from '#contract/content/kinds.ts';
import { contentPictureSchema, focusSchema } from '#contract/content/pictures.ts';
import { z } from '#contract/zod.ts';
import { connected } from './office-db.ts';

type Point = [number, number];

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

/** A picture as it was taken or chosen; its bytes are stored under its id. */
const takenSchema = z.object({ id: z.uuid(), width: z.int(), height: z.int() });

/** Two features of a picture, as shares of its width and height. */
const pairSchema = z.custom<[Point, Point]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every(isPoint),
);

/** How two pictures were made to match: by the same two features of each, or they match as they are. */
const alignmentSchema = z.object({
  way: z.enum(['points', 'matching']),
  before: pairSchema,
  after: pairSchema,
});

const pictureSchema = z.nullable(z.union([takenSchema, contentPictureSchema]));

/** What the server said when it refused a row. */
const refusalSchema = z.object({
  code: z.string(),
  /** Its messages about single fields, by their names. */
  fields: z.record(z.string(), z.string()),
});

const rowSchema = z.object({
  id: z.uuid(),
  kind: contentKindSchema,
  /** The entry that is edited; null for a new one until it is sent. */
  slug: z.nullable(slugSchema),
  /** The revision that is edited; null for a new entry, or for one of the build. */
  base: z.nullable(z.uuid()),
  /** What was typed, by field. */
  typed: z.record(z.string(), z.string()),
  before: pictureSchema,
  after: pictureSchema,
  /** The only picture of an entry that has no pair; rows of earlier releases have none. */
  picture: z.prefault(pictureSchema, null),
  /** The firm's logo; rows of earlier releases have none. */
  logo: z.prefault(pictureSchema, null),
  alignment: z.nullable(alignmentSchema),
  /** What stays in view where its pictures are cropped; null for their middle. Rows of earlier releases have none. */
  focus: z.prefault(z.nullable(focusSchema), null),
  /** When it was last changed, in milliseconds since 1970. */
  at: z.number(),
  /** What is sent; missing while it is being edited. */
  send: z.optional(
    z.object({
      revision: z.uuid(),
      state: z.string(),
      /** Pictures to upload before the body is posted; their bytes are stored under these ids. */
      uploads: z.array(z.object({ id: z.uuid(), field: z.string() })),
      /** `unknown` on purpose: the server checks it, and a later release must be able to send it. */
      body: z.unknown(),
    }),
  ),
  refusal: z.optional(refusalSchema),
  /** The server has it, as a draft: somebody else had saved a newer version. */
  overtaken: z.optional(z.boolean()),
  /** Typed after another tab had written something else of the entry; nobody has chosen between the two yet. */
  isCopy: z.optional(z.boolean()),
});

export { rowSchema as websiteRowSchema };

/** An entry of the website that is being edited on this device, or waits to be sent. */
export type WebsiteRow = z.infer<typeof rowSchema>;
export type TakenPicture = z.infer<typeof takenSchema>;
export type Alignment = z.infer<typeof alignmentSchema>;
export type RowPicture = z.infer<typeof pictureSchema>;
export type Refusal = z.infer<typeof refusalSchema>;

/** What waits to be sent. */
export type Send = NonNullable<WebsiteRow['send']>;

export function isTaken(picture: RowPicture): picture is TakenPicture {
  return picture !== null && 'id' in picture;
}

const FIRST_BYTE = { jpeg: 0xff, png: 0x89 } as const;

/** The type of a picture that was kept here: drawn as JPEG or PNG, or a logo's own SVG. */
export function typeOf(bytes: ArrayBuffer): 'image/jpeg' | 'image/png' | 'image/svg+xml' {
  const [first] = new Uint8Array(bytes, 0, Math.min(1, bytes.byteLength));
  if (first === FIRST_BYTE.jpeg) return 'image/jpeg';
  return first === FIRST_BYTE.png ? 'image/png' : 'image/svg+xml';
}

const rowsIn = (stored: readonly unknown[]): readonly WebsiteRow[] =>
  stored.flatMap((one) => rowSchema.safeParse(one).data ?? []);

/** Keys of bytes that only removed rows had. A copy shares the pictures of the row that it was made from. */
function unused(before: readonly WebsiteRow[], after: readonly WebsiteRow[]): readonly string[] {
  const kept = new Set(after.flatMap(keysOf));
  return before.flatMap(keysOf).filter((key) => !kept.has(key));
}

/** The keys under which a row has bytes. */
function keysOf({ before, after, picture, logo, send }: WebsiteRow): readonly string[] {
  const taken = [before, after, picture, logo].filter(isTaken).map(({ id }) => id);
  return [...taken, ...(send?.uploads ?? []).map(({ id }) => id)];
}

const STORES = ['website', 'websitePictures'] as const;

async function writing() {
  const db = await connected();
  return db.transaction(STORES, 'readwrite', { durability: 'strict' });
}

/** All rows, those that were changed first before the others. Rejects if storage is refused. */
export async function readWebsite(): Promise<readonly WebsiteRow[]> {
  // A row of another release that cannot be read stays where it is.
  const known = rowsIn(await (await connected()).getAll('website'));
  return known.toSorted((left, right) => left.at - right.at);
}

export async function websiteRow(id: string): Promise<WebsiteRow | null> {
  return rowSchema.safeParse(await (await connected()).get('website', id)).data ?? null;
}

/** The bytes of a picture; null if there are none. */
export async function pictureBytes(id: string): Promise<ArrayBuffer | null> {
  const bytes = await (await connected()).get('websitePictures', id);
  return bytes instanceof ArrayBuffer ? bytes : null;
}

/** What a row is compared with when it is stored, so that it replaces nothing that another tab has written. */
export type Compared = {
  /** When the row that this one was made from was changed: its `at`. */
  readonly since: number;
  /** What another tab has written, which is replaced on purpose. */
  readonly instead?: WebsiteRow | undefined;
};

/** What another tab has written of a row's entry: that row, or a further one that is unfinished. */
function writtenElsewhere(
  row: WebsiteRow,
  stored: readonly WebsiteRow[],
  { since, instead }: Compared,
): WebsiteRow | undefined {
  const isSame = ({ kind, slug, send, overtaken, isCopy }: WebsiteRow) =>
    slug !== null &&
    kind === row.kind &&
    slug === row.slug &&
    !send &&
    overtaken !== true &&
    isCopy !== true;
  return stored
    .filter(({ id, at }) => id !== instead?.id || at !== instead.at)
    .find((one) => (one.id === row.id ? one.at !== since : isSame(one)));
}

/**
 * Stores a row with the bytes of new pictures, and removes those that it no longer has. Where another tab
 * has written something else since, nothing is stored, and that is what it resolves with; else with null.
 */
export async function putWebsite(
  row: WebsiteRow,
  pictures: ReadonlyMap<string, ArrayBuffer> = new Map(),
  compared?: Compared,
): Promise<WebsiteRow | null> {
  const transaction = await writing();
  const rows = transaction.objectStore('website');
  const bytes = transaction.objectStore('websitePictures');
  const stored = rowsIn(await rows.getAll());
  const other = compared && writtenElsewhere(row, stored, compared);
  if (other) {
    await transaction.done;
    return other;
  }
  const instead = compared?.instead;
  const others = stored.filter(({ id }) => id !== row.id && id !== instead?.id);
  const gone = unused(stored, [...others, row]);
  await Promise.all([
    ...(instead && instead.id !== row.id ? [rows.delete(instead.id)] : []),
    rows.put(row, row.id),
    ...[...pictures].map(([key, value]) => bytes.put(value, key)),
    ...gone.map((key) => bytes.delete(key)),
    transaction.done,
  ]);
  return null;
}

/** Changes a row as it is now; null removes it. Does nothing if it is gone. */
export async function changeWebsite(
  id: string,
  change: (row: WebsiteRow) => WebsiteRow | null,
): Promise<void> {
  const transaction = await writing();
  const rows = transaction.objectStore('website');
  const stored = rowsIn(await rows.getAll());
  const found = stored.find((row) => row.id === id);
  const next = found === undefined ? undefined : change(found);
  if (next !== undefined) {
    const others = stored.filter((row) => row.id !== id);
    const gone = unused(stored, next === null ? others : [...others, next]);
    const bytes = transaction.objectStore('websitePictures');
    await (next === null ? rows.delete(id) : rows.put(next, id));
    await Promise.all(gone.map((key) => bytes.delete(key)));
  }
  await transaction.done;
}

export async function removeAllWebsite(): Promise<void> {
  const transaction = await writing();
  await Promise.all([
    ...STORES.map((name) => transaction.objectStore(name).clear()),
    transaction.done,
  ]);
}

import type { FormType } from './form-types.ts';
import { withoutControls } from './clean-text.ts';

/** What an HTML form posted: every value of each name, in order. */
export type PostedFields = ReadonlyMap<string, readonly string[]>;

/** Posted text as a page would have read it: line ends as in scripts, no control characters. */
export function postedFields(entries: Iterable<readonly [string, string]>): PostedFields {
  const fields = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const clean = withoutControls(value.replaceAll('\r\n', '\n'));
    const there = fields.get(name);
    if (there) there.push(clean);
    else fields.set(name, [clean]);
  }
  return fields;
}

/** The first value of a field; empty when there is none. */
export function postedText(fields: PostedFields, name: string): string {
  return fields.get(name)?.[0] ?? '';
}

/** What is the same each time the same form is posted. */
export type PostedContent = {
  readonly formType: FormType;
  readonly source: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const DAY_MS = 86_400_000;

/**
 * Id of a lead that an HTML form posted on a day, made from its content (UUID version 8, RFC 9562):
 * pages are cached files, so no two visitors may find an id in them, and a reload posts the same
 * content again, perhaps without its photos. `daysBefore` gives the id of an earlier day.
 */
export async function postedId(
  { formType, source, data }: PostedContent,
  now: number,
  daysBefore: number = 0,
): Promise<string> {
  const day = Math.floor(now / DAY_MS) - daysBefore;
  const { photoCount: _photos, ...answers } = data;
  const text = new TextEncoder().encode(JSON.stringify([day, formType, source, answers]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  const hex = Array.from(bytes, (byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x80;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import { limits } from '../limits.ts';
import { z } from '../zod.ts';
import { type Bytes, digestOf, fromHex, joined, toHex } from './bytes.ts';
import { CapsuleError } from './problem.ts';

// A request in as few bytes as can be: deflated JSON without the names of fields, and with the usual
// parts of browsers' names replaced. Capsules lie in mailboxes for years, so the three tables are
// frozen: entries may be added at their ends, in a new release, but never changed.

const FORM_TYPES: readonly string[] = [
  'smart_lead',
  'enhanced_contact',
  'quick_assessment',
  'assessment_popup',
  'hero_contact',
  'lead_capture',
  'modern_contact',
  'feedback',
];

const FIELDS: readonly string[] = [
  'phone',
  'name',
  'email',
  'service',
  'urgency',
  'location',
  'message',
  'asksFor',
  'preferredContact',
  'topic',
  'firstName',
  'lastName',
  'address',
  'serviceType',
  'budget',
  'description',
  'additionalServices',
  'propertyType',
  'buildingAge',
  'assessmentTypes',
  'assessmentLevel',
  'preferredDate',
  'timeSlot',
  'concerns',
  'accessInstructions',
  'extras',
  'quotedPrice',
  'feedback',
  'rating',
  'submissionType',
  'mayQuote',
  'formName',
  'userAgent',
  'referrer',
  'pageUrl',
  'photoCount',
  'photosMissing',
  'landingPage',
  'firstReferrer',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'gclid',
  'fbclid',
];

/** JSON escapes control characters in texts, so each of the first 26 may represent a phrase. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['\u0001', 'Mozilla/5.0 ('],
  ['\u0002', 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/'],
  ['\u0003', 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/'],
  ['\u0004', ' Mobile/15E148 Safari/604.1'],
  ['\u0005', ' Mobile Safari/537.36'],
  ['\u0006', ' Safari/537.36'],
  ['\u0007', 'iPhone; CPU iPhone OS 18_'],
  ['\u0008', ' like Mac OS X) '],
  ['\u000e', 'Linux; Android 10; K) '],
  ['\u000f', 'Windows NT 10.0; Win64; x64) '],
  ['\u0010', 'Macintosh; Intel Mac OS X 10_15_7) '],
  ['\u0011', '.0.0.0'],
  ['\u0012', 'https://www.'],
  ['\u0013', 'https://'],
  ['\u0014', '.com.au'],
];

const DEFLATED = 1;
const LOCKED = 2;
const ID_BYTES = 16;
const LOCK_BYTES = 32;

/** What a capsule carries. */
export type CapsuleContent = {
  /** As sent to `POST /api/leads`, whatever release stored it; not validated. */
  readonly envelope: Readonly<Record<string, unknown>>;
  /** SHA-256 of the lead's key, for its photos; null if it has none. */
  readonly lock: Bytes | null;
};

/** The lock of a lead's key; null for a lead of a release that had none. */
export async function lockOf(leadKey: string | undefined): Promise<Bytes | null> {
  return leadKey === undefined ? null : digestOf(new TextEncoder().encode(leadKey), LOCK_BYTES);
}

const packedSchema = z.tuple([
  z.number(),
  z.union([z.int(), z.string()]),
  z.union([z.int(), z.string()]),
  z.string(),
  z.array(z.unknown()),
]);

const envelopeParts = z.looseObject({
  submissionId: z.uuid(),
  revision: z.int(),
  formType: z.string(),
  timestamp: z.string(),
  source: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** Throws if it is no envelope. */
export async function pack({ envelope, lock }: CapsuleContent): Promise<Bytes> {
  const { submissionId, revision, formType, timestamp, source, data } =
    envelopeParts.parse(envelope);
  // The receiver computes it from the phone.
  const { phoneE164: _computed, ...answers } = data;
  const at = Date.parse(timestamp);
  const isMoment = !Number.isNaN(at) && new Date(at).toISOString() === timestamp;
  const packed: z.infer<typeof packedSchema> = [
    revision,
    indexOr(FORM_TYPES, formType),
    isMoment ? at : timestamp,
    source,
    Object.entries(answers).flatMap(([name, value]) => [indexOr(FIELDS, name), value]),
  ];
  const plain = new TextEncoder().encode(shortened(JSON.stringify(packed)));
  const small = await deflated(plain);
  const flags = (small === null ? 0 : DEFLATED) | (lock === null ? 0 : LOCKED);
  return joined(
    Uint8Array.of(flags),
    fromHex(submissionId.replaceAll('-', '')),
    lock ?? new Uint8Array(),
    small ?? plain,
  );
}

/** Throws a CapsuleError. */
export async function unpack(bytes: Bytes): Promise<CapsuleContent> {
  const flags = bytes[0] ?? 0;
  const lockEnd = 1 + ID_BYTES + ((flags & LOCKED) === 0 ? 0 : LOCK_BYTES);
  const rest = bytes.slice(lockEnd);
  try {
    const plain = (flags & DEFLATED) === 0 ? rest : await inflated(rest);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
    const [revision, type, at, source, fields] = packedSchema.parse(JSON.parse(lengthened(text)));
    const envelope = {
      submissionId: uuidOf(bytes.slice(1, 1 + ID_BYTES)),
      revision,
      formType: entryOr(FORM_TYPES, type),
      timestamp: typeof at === 'number' ? new Date(at).toISOString() : at,
      source,
      data: Object.fromEntries(namesAndValues(fields)),
    };
    return {
      envelope,
      lock: (flags & LOCKED) === 0 ? null : bytes.slice(1 + ID_BYTES, lockEnd),
    };
  } catch {
    throw new CapsuleError('damaged');
  }
}

const indexOr = (table: readonly string[], entry: string): number | string => {
  const index = table.indexOf(entry);
  return index === -1 ? entry : index;
};

function entryOr(table: readonly string[], entry: number | string): string {
  if (typeof entry === 'string') return entry;
  const found = table[entry];
  // A field of a release newer than this server: nothing of a request may be left out.
  if (found === undefined) throw new CapsuleError('newer');
  return found;
}

function namesAndValues(fields: readonly unknown[]): [string, unknown][] {
  const pairs: [string, unknown][] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const name = z.union([z.int(), z.string()]).parse(fields[at]);
    pairs.push([entryOr(FIELDS, name), fields[at + 1]]);
  }
  return pairs;
}

function uuidOf(bytes: Bytes): string {
  const digits = toHex(bytes);
  const cuts = [0, 8, 12, 16, 20, 32];
  return cuts
    .slice(1)
    .map((end, index) => digits.slice(cuts[index], end))
    .join('-');
}

function shortened(json: string): string {
  return PHRASES.reduce((text, [code, phrase]) => text.replaceAll(phrase, code), json);
}

function lengthened(text: string): string {
  return PHRASES.reduce((whole, [code, phrase]) => whole.replaceAll(code, phrase), text);
}

/** Null where the browser cannot (Safari before 16.4), or if it is no shorter. */
async function deflated(bytes: Bytes): Promise<Bytes | null> {
  if (typeof CompressionStream !== 'function') return null;
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const small = new Uint8Array(await new Response(stream).arrayBuffer());
  return small.length < bytes.length ? small : null;
}

/** Rejects if it is longer than any request: a few bytes may inflate to gigabytes. */
async function inflated(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(...pieces);
    length += value.length;
    if (length > limits.bodyMaxBytes) {
      await reader.cancel();
      throw new CapsuleError('damaged');
    }
    pieces.push(value);
  }
}

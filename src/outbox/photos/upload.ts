import { apiErrorSchema, type ApiErrorCode } from '#contract/api-error.ts';
import { photoLimits } from '#contract/limits.ts';
import {
  LEAD_KEY_HEADER,
  PHOTO_KEY_HEADER,
  PIECE_TYPE,
  TUS_VERSION,
  type PhotoRefusal,
} from '#contract/photos.ts';
import { isRetryStatus, retryAfterMs } from '#contract/retry.ts';
import { withLimit } from '#lib/time-limit.ts';
import { failureOf, failureOfError, type Failure } from '../core/record.ts';
import { PAUSE_MS, type Trigger } from '../core/schedule.ts';
import type { Photo } from './record.ts';

/**
 * Time limit of one request, in milliseconds: one chunk at 10 kB/s. Bytes that arrived are kept.
 */
const REQUEST_TIMEOUT_MS = 25_000;

/**
 * The result of an upload. 'stopped': by the caller; `offset` is how many bytes the receiver is
 * known to have.
 */
export type UploadOutcome = { readonly offset: number } & (
  | { readonly kind: 'arrived' | 'stopped' }
  | { readonly kind: 'refused'; readonly failure: Failure; readonly refusal: PhotoRefusal }
  | { readonly kind: 'retry'; readonly failure: Failure; readonly waitMs: number | null }
);

/** What a drain of photos needs of its surroundings; a test passes its own. */
export type PhotoTools = {
  readonly trigger: Trigger;
  readonly send: typeof fetch;
  readonly now: () => number;
  readonly random: () => number;
  /** Whether data is charged on this connection. */
  readonly metered: () => boolean;
};

type UploadTools = {
  /** Address of the collection: `/api/photos`. */
  readonly url: string;
  /** The key sent with the lead, if it had one. */
  readonly leadKey?: string | undefined;
  readonly send: typeof fetch;
  readonly now: () => number;
  /** Called with the offset after each chunk; false stops the upload. */
  readonly onProgress: (offset: number) => Promise<boolean>;
  readonly signal: AbortSignal;
};

/** A response that ends the upload for now. */
class Answered extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super('answered');
    this.answer = answer;
  }
}

/** The response is not from our server, but from a captive portal or a static host. */
class Misunderstood extends Error {}

/**
 * Uploads a photo in chunks by the tus protocol 1.0, resuming at the receiver's offset. Never
 * throws. The response to the last chunk is the receipt.
 */
export async function upload(
  photo: Photo,
  bytes: ArrayBuffer,
  tools: UploadTools,
): Promise<UploadOutcome> {
  let offset = photo.offset;
  try {
    offset = await offsetOf(photo, tools);
    // For a complete upload without a receipt, an empty chunk asks for it.
    do {
      if (!(await tools.onProgress(offset))) return { kind: 'stopped', offset };
      offset = await append(photo, bytes, offset, tools);
    } while (offset < photo.size);
    return { kind: 'arrived', offset };
  } catch (error) {
    return { ...(await outcomeOf(error, tools.now())), offset };
  }
}

/**
 * Deletes what the receiver has of a photo; null when that is done, or when it has nothing that
 * this phone may delete. Never throws.
 */
export async function takeBack(
  photo: Photo,
  tools: Omit<UploadTools, 'onProgress' | 'leadKey'>,
): Promise<Failure | null> {
  const headers: Record<string, string> =
    photo.key === undefined ? {} : { [PHOTO_KEY_HEADER]: photo.key };
  try {
    const answer = await request(tools, addressOf(photo, tools), { method: 'DELETE', headers });
    if (TAKEN_BACK.has(answer.status)) return null;
    return failureOf('http', answer.status, tools.now());
  } catch (error) {
    return (await outcomeOf(error, tools.now())).failure;
  }
}

/** The receiver's offset; creates the upload when it knows of none. */
async function offsetOf(photo: Photo, tools: UploadTools): Promise<number> {
  const asked = await request(tools, addressOf(photo, tools), { method: 'HEAD' });
  if (asked.ok) return numberIn(asked, photo.size);
  if (asked.status !== 404) throw new Answered(asked);
  const headers = {
    'upload-length': String(photo.size),
    'upload-metadata': await metadataOf(photo),
    ...keyOf(tools),
  };
  const created = await request(tools, tools.url, { method: 'POST', headers });
  if (created.status !== 201) throw new Answered(created);
  return 0;
}

async function append(
  photo: Photo,
  bytes: ArrayBuffer,
  from: number,
  tools: UploadTools,
): Promise<number> {
  const answer = await request(tools, addressOf(photo, tools), {
    method: 'PATCH',
    headers: { 'content-type': PIECE_TYPE, 'upload-offset': String(from), ...keyOf(tools) },
    body: bytes.slice(from, from + photoLimits.pieceBytes),
  });
  if (answer.status !== 204) throw new Answered(answer);
  return numberIn(answer, photo.size);
}

function keyOf({ leadKey }: UploadTools): Record<string, string> {
  return leadKey === undefined ? {} : { [LEAD_KEY_HEADER]: leadKey };
}

function request(
  { send, signal }: Pick<UploadTools, 'send' | 'signal'>,
  url: string,
  { headers, ...init }: RequestInit & { readonly headers?: Record<string, string> },
): Promise<Response> {
  return send(url, {
    ...init,
    headers: { ...headers, 'tus-resumable': TUS_VERSION },
    signal: withLimit(signal, REQUEST_TIMEOUT_MS),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
  });
}

function numberIn(answer: Response, size: number): number {
  const text = answer.headers.get('upload-offset') ?? '';
  const offset = Number(text);
  if (!/^\d+$/.test(text) || offset > size) throw new Misunderstood();
  return offset;
}

function addressOf({ id }: Photo, { url }: Pick<UploadTools, 'url'>): string {
  return `${url}/${id}`;
}

async function metadataOf({ id, caption, position, key }: Photo): Promise<string> {
  const said = {
    id,
    position: String(position),
    ...(caption === '' ? {} : { caption }),
    ...(key === undefined ? {} : { lock: await lockOf(key) }),
  };
  return Object.entries(said)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
}

/** SHA-256 of a key, in hex: whoever reads it can't delete the photo. */
async function lockOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Base64 of a text in UTF-8 (RFC 4648 §4). */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

type WithoutOffset =
  | { kind: 'refused'; failure: Failure; refusal: PhotoRefusal }
  | { kind: 'retry'; failure: Failure; waitMs: number | null };

async function outcomeOf(error: unknown, now: number): Promise<WithoutOffset> {
  if (error instanceof Answered) return outcomeOfAnswer(error.answer, now);
  if (error instanceof Misunderstood) {
    return { kind: 'retry', failure: failureOf('no-receipt', null, now), waitMs: null };
  }
  return { kind: 'retry', failure: failureOfError(error, now), waitMs: null };
}

/** Statuses for which a retry changes nothing. */
const TAKEN_BACK = new Set([204, 400, 404, 410]);

/** The receiver has deleted the request. */
const GONE = 410;
/** The request was sent with another key. */
const FORBIDDEN = 403;
/** Statuses that mean this photo will never be accepted. */
const REFUSED = new Set([400, 410, 413, 415, 422]);

async function outcomeOfAnswer(answer: Response, now: number): Promise<WithoutOffset> {
  const { status, headers } = answer;
  const failure = failureOf('http', status, now);
  if (REFUSED.has(status)) return { kind: 'refused', failure, refusal: await refusalIn(answer) };
  // Any other 403 comes from something in between.
  if (status === FORBIDDEN && (await codeIn(answer)) === 'wrong_key') {
    return { kind: 'refused', failure, refusal: 'otherSender' };
  }
  // 409: the offset is ahead of ours, so asking again helps; 404: the upload has expired.
  if (isRetryStatus(status) || status === 409 || status === 404) {
    return { kind: 'retry', failure, waitMs: retryAfterMs(headers.get('retry-after'), now) };
  }
  return { kind: 'retry', failure, waitMs: PAUSE_MS };
}

async function refusalIn(answer: Response): Promise<PhotoRefusal> {
  if (answer.status === GONE) return 'requestGone';
  return (await codeIn(answer)) === 'photo_limit' ? 'enough' : 'unusable';
}

async function codeIn(answer: Response): Promise<ApiErrorCode | null> {
  const said = apiErrorSchema.safeParse(await answer.json().catch(() => null));
  return said.success ? said.data.error.code : null;
}

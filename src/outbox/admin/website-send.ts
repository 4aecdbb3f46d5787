import { type ApiError, apiErrorSchema } from '#contract/api-error.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { webLocks } from '#lib/browser.ts';
import { FILE_LIMIT_MS } from '#lib/time-limit.ts';
import {
  changeWebsite,
  pictureBytes,
  readWebsite,
  type Refusal,
  type Send,
  typeOf,
  type WebsiteRow,
} from './website-rows.ts';

// Free of the page, so that the worker can send as well once the browser wakes it. The server knows
// uploads and revisions by ids that were made here: sent twice, they are stored once.

const LOCK = 'office-website';

/** Channel that tells open pages that a row has changed. */
export const WEBSITE_CHANNEL = 'office-website';

/** Of the answer to a stored revision; the rest of it is loaded with the list. */
const answerSchema = z.object({ overtaken: z.boolean() });

/** How a round ended: whether everything was sent, and if not whether a sign-in would help. */
export type RoundEnd = 'done' | 'later' | 'signed_out';

type Answer =
  | { readonly kind: 'ok'; readonly body: unknown }
  | { readonly kind: 'later' | 'signed_out' }
  | { readonly kind: 'refused'; readonly error: ApiError['error'] };

/** Errors that may be over the next time; every round begins with the uploads. */
const LATER: readonly string[] = ['rate_limited', 'storage_failed', 'internal', 'upload_missing'];

/**
 * Sends what waits, oldest first, one tab or worker at a time. `onChange` is called after each row that
 * the server has answered.
 */
export async function sendWebsite(onChange: () => void = () => undefined): Promise<RoundEnd> {
  const locks = webLocks();
  const work = () => sendAll(onChange);
  return locks === null ? work() : await locks.request(LOCK, work);
}

async function sendAll(onChange: () => void): Promise<RoundEnd> {
  for (const row of await readWebsite()) {
    if (row.send === undefined || row.refusal !== undefined) continue;
    const end = await sendRow(row, row.send);
    if (end !== 'done') return end;
    onChange();
  }
  return 'done';
}

/** Kinds whose one picture a page opens with. */
const opening: readonly ContentKind[] = ['home', 'service', 'area'];

function queryOf(kind: ContentKind, field: string): string {
  if (field === 'logo') return '?as=logo';
  return opening.includes(kind) ? '?as=opening' : '';
}

async function sendRow({ id, kind }: WebsiteRow, send: Send): Promise<RoundEnd> {
  for (const upload of send.uploads) {
    const bytes = await pictureBytes(upload.id);
    if (bytes === null) return refuse(id, send, { code: 'not_found', fields: {} });
    const body = new Blob([bytes], { type: typeOf(bytes) });
    const path = `${paths.adminContent}/uploads/${upload.id}${queryOf(kind, upload.field)}`;
    const answer = await request(path, 'PUT', body);
    if (answer.kind === 'refused') {
      const { code, message } = answer.error;
      return refuse(id, send, { code, fields: { [upload.field]: message } });
    }
    if (answer.kind !== 'ok') return answer.kind;
  }
  const body = new Blob([JSON.stringify(send.body)], { type: 'application/json' });
  const answer = await request(paths.adminContent, 'POST', body);
  if (answer.kind === 'refused') return refuse(id, send, refusalOf(answer.error));
  if (answer.kind !== 'ok') return answer.kind;
  const stored = answerSchema.safeParse(answer.body);
  if (!stored.success) return 'later';
  await changeWebsite(id, (row) => {
    // Edited while it was being sent: the next version is based on this one.
    if (row.send?.revision !== send.revision) return { ...row, base: send.revision };
    const { send: _sent, ...rest } = row;
    return stored.data.overtaken ? { ...rest, overtaken: true } : null;
  });
  return 'done';
}

/** A refused row holds up no other. */
async function refuse(id: string, send: Send, refusal: Refusal): Promise<'done'> {
  await changeWebsite(id, (row) =>
    row.send?.revision === send.revision ? { ...row, refusal } : row,
  );
  return 'done';
}

/** Paths such as `data.title` or `/data/title`: the field is the part after `data`. */
function refusalOf({ code, fields = [] }: ApiError['error']): Refusal {
  const named = fields.map(({ path, message }) => {
    const parts = path.split(/[./]/).filter((part) => part !== '' && part !== 'data');
    return [parts.join('.'), message] as const;
  });
  return { code, fields: Object.fromEntries(named) };
}

async function request(path: string, method: 'PUT' | 'POST', body: Blob): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      body,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': body.type },
      signal: AbortSignal.timeout(FILE_LIMIT_MS),
    });
  } catch {
    return { kind: 'later' };
  }
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return { kind: 'ok', body: json };
  const refusal = apiErrorSchema.safeParse(json);
  // A proxy answers with a page of its own while the server restarts.
  if (!refusal.success) return { kind: 'later' };
  const { error } = refusal.data;
  if (error.code === 'not_signed_in') return { kind: 'signed_out' };
  return LATER.includes(error.code) ? { kind: 'later' } : { kind: 'refused', error };
}

import { noScriptText } from '#content/forms/no-script.ts';
import { postedContent, readPosted } from '#content/forms/html-form.ts';
import { envelopeSchema, type Envelope } from '#contract/envelope.ts';
import { formFields } from '#contract/form-fields.ts';
import { limits, photoLimits } from '#contract/limits.ts';
import {
  postedFields,
  postedId,
  postedText,
  type PostedContent,
  type PostedFields,
} from '#contract/html-form.ts';
import { fragmentOf } from '#content/waiting.ts';
import { paths } from '#contract/paths.ts';
import { isWebKit, prospectOf } from '#contract/waiting.ts';
import { isRetryStatus } from '#contract/retry.ts';
import { KEPT_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import { randomKey } from '#outbox/core/record.ts';
import { get } from '#outbox/core/rows.ts';
import { registerSync } from '#outbox/core/sync.ts';
import { ATTEMPT_TIMEOUT_MS } from '#outbox/leads/deliver.ts';
import { put } from '#outbox/leads/store.ts';
import { addPhoto } from '#outbox/photos/store.ts';
import { pageFile } from './published.ts';
import { replay, replayPhotos } from './replay.ts';
import { scope } from './scope.ts';

/** Cache that exists while a form may wait: browsers without Background Sync wake the worker for pages only. */
const WAITING = 'lead-form-waiting';
const THANK_YOU = '/thank-you';

/** Whether a form is sent without script. */
export function isLeadForm({ pathname }: URL): boolean {
  return pathname === paths.leadForm;
}

/** Whether a page is the confirmation of such a form, into which the server writes the receipt. */
export function isConfirmation({ mode }: Request, { pathname, searchParams }: URL): boolean {
  return mode === 'navigate' && pathname === THANK_YOU && searchParams.has('request');
}

/** The confirmation with its receipt; without network the cached page, which says what waits. */
export async function confirmation(request: Request): Promise<Response> {
  try {
    const answer = await withTimeLimit(fetch(request), KEPT_LIMIT_MS);
    if (answer.ok) return answer;
  } catch {
    // The cached page follows.
  }
  return (await pageFile(`${THANK_YOU}.html`)) ?? Response.error();
}

/**
 * Sends a form to the server; where that fails, stores it in the outbox and leads to the
 * confirmation. Both carry the same id, so that the server counts them once.
 */
export async function answerForm(request: Request): Promise<Response> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const read = form && readForm(form);
  if (form === null || read === null) return fetch(request);
  const { posted, fields, pictures } = read;
  if (posted.kind === 'invalid') return fetch(request).catch(() => problemPage(posted.problems));
  const content = contentOf(posted, fields, pictures.length);
  const id = await idOf(content);
  const leadKey = randomKey();
  form.set(formFields.submissionId, id);
  form.set(formFields.leadKey, leadKey);
  const answer = await sent(form);
  if (answer !== null) return answer;
  const problem = problemOf(pictures);
  if (problem !== null) return problemPage([{ message: problem }]);
  return (await store(content, { id, leadKey, fields, pictures })) ?? Response.error();
}

type Valid = Extract<NonNullable<ReturnType<typeof readPosted>>, { kind: 'valid' }>;

function readForm(form: FormData) {
  const entries = [...form];
  const fields = postedFields(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  const pictures = form
    .getAll(formFields.photos)
    .filter((value) => typeof value !== 'string' && value.size > 0)
    .flatMap((value) => (typeof value === 'string' ? [] : [value]));
  const posted = readPosted(fields);
  return posted && { posted, fields, pictures };
}

function contentOf(posted: Valid, fields: PostedFields, photoCount: number): PostedContent {
  return postedContent(posted, {
    origin: scope.location.origin,
    page: postedText(fields, formFields.page),
    userAgent: scope.navigator.userAgent,
    photoCount,
  });
}

/** Yesterday's id where that lead is still here: a form that is sent again after midnight. */
async function idOf(content: PostedContent): Promise<string> {
  const now = Date.now();
  const yesterday = await postedId(content, now, 1);
  const row = await get(yesterday).catch(() => null);
  return row?.id ?? postedId(content, now);
}

/** The server's answer; null if there is none, or one that means 'try later'. */
async function sent(form: FormData): Promise<Response | null> {
  try {
    const answer = await fetch(paths.leadForm, {
      method: 'POST',
      body: form,
      // The browser follows the redirect, as it would without a worker.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    return isRetryStatus(answer.status) ? null : answer;
  } catch {
    return null;
  }
}

function problemOf(pictures: readonly File[]): string | null {
  const { tooMany, tooLarge } = noScriptText.photos;
  if (pictures.length > photoLimits.most) return tooMany;
  return pictures.some(({ size }) => size > photoLimits.uploadMaxBytes) ? tooLarge : null;
}

type Stored = {
  readonly id: string;
  readonly leadKey: string;
  readonly fields: PostedFields;
  readonly pictures: readonly File[];
};

/** Stores a lead to be sent later; null if this browser cannot keep it. */
async function store(
  content: PostedContent,
  { id, leadKey, fields, pictures }: Stored,
): Promise<Response | null> {
  try {
    const photoCount = await storePictures(id, pictures);
    const { photoCount: _sent, ...data } = content.data;
    const envelope: Envelope = envelopeSchema.parse({
      ...content,
      data: { ...data, ...(photoCount === 0 ? {} : { photoCount }) },
      submissionId: id,
      revision: 1,
      timestamp: new Date().toISOString(),
    });
    const trap = postedText(fields, formFields.trap).slice(0, limits.trapMax);
    const guard = { trap, fillMs: 0, prefilled: true };
    const destination = { kind: 'server', url: paths.leads } as const;
    await put({ envelope, guard, destination, leadKey });
  } catch {
    return null;
  }
  await caches.open(WAITING);
  const prospect = prospectOf(
    {
      wakesWorker: await registerSync(scope.registration),
      isWebKit: isWebKit(scope.navigator.userAgent),
      // A worker cannot see how its page was opened, so it claims no exemption.
      isInstalled: false,
      isStorageKept: null,
      lastVisitAt: null,
    },
    Date.now(),
  );
  const address = `${THANK_YOU}?request=${id}#${fragmentOf(prospect)}`;
  return Response.redirect(new URL(address, scope.location.origin).href, 303);
}

/**
 * Stores pictures as they are: made small, they would be others than those that the server may
 * have. Returns how many there was room for.
 */
async function storePictures(submissionId: string, pictures: readonly File[]): Promise<number> {
  let count = 0;
  for (const picture of pictures) {
    const bytes = await picture.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const added = await addPhoto({ submissionId, bytes, hash, thumbnail: '' }).catch(() => 'full');
    if (added === 'added') count += 1;
  }
  return count;
}

/** Sends what a form has left here; called for every page that is opened. */
export async function sendWaitingForms(): Promise<void> {
  if (!(await caches.has(WAITING))) return;
  const { waiting } = await replay();
  const photos = await replayPhotos();
  if (waiting + photos === 0) await caches.delete(WAITING);
}

/** What is wrong, where no server can show it in the form's page. The texts are our own. */
function problemPage(problems: readonly { readonly message: string }[]): Response {
  const { title, text } = noScriptText.offline;
  const items = problems.map(({ message }) => `<li>${message}</li>`).join('');
  return new Response(
    `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><h1>${title}</h1><ul>${items}</ul><p>${text}</p></html>`,
    {
      status: 422,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'",
      },
    },
  );
}

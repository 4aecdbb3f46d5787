import { adminApp, signIn } from '#content/admin/app.ts';
import { apiErrorTexts } from '#content/admin/api-errors.ts';
import { type ApiErrorCode, apiErrorSchema } from '#contract/api-error.ts';
import { UNASKED_HEADER } from '#contract/paths.ts';
import { withoutControls } from '#contract/clean-text.ts';
import type { z } from '#contract/zod.ts';

/**
 * Why a call failed: `unreachable` (no response, or only a proxy's), `no_server` (a static host
 * responded, not the bundled server), or the server's own error code.
 */
export type CallFailure = 'unreachable' | 'no_server' | ApiErrorCode;

/** A failed call; `message` is the server's, for logs. */
export class CallError extends Error {
  readonly reason: CallFailure;

  constructor(reason: CallFailure, message: string) {
    super(message);
    this.name = 'CallError';
    this.reason = reason;
  }
}

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

const SERVER_FAILURE = 500;

/** Timeout for reads, in ms; then cached data is shown. */
const READ_MS = 15_000;
/** Timeout for changes, in ms: a test e-mail may take 45 seconds. */
const CHANGE_MS = 60_000;

const unaskedSignals = new WeakSet<AbortSignal>();

/** Marks the signal of a request that the page makes by itself: it does not prolong the session. */
export function unasked(signal: AbortSignal = new AbortController().signal): AbortSignal {
  unaskedSignals.add(signal);
  return signal;
}

/** The server's answer to a call, checked against `schema`. Throws a CallError. */
export async function call<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  options: Call = {},
): Promise<z.output<Schema>> {
  const answer = await request(path, options);
  const parsed = schema.safeParse(await jsonOf(answer));
  if (parsed.success) return parsed.data;
  throw new CallError('no_server', 'Unexpected response body');
}

/** A call whose success has no content. Throws a CallError. */
export async function command(path: string, options: Call): Promise<void> {
  await request(path, options);
}

/** A call whose success is a file. Throws a CallError. */
export async function download(path: string, options: Call = {}): Promise<Blob> {
  return (await request(path, options)).blob();
}

/** Pasted text may contain control characters, which the server refuses. */
function clean(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? withoutControls(value) : value;
}

async function request(
  path: string,
  { method = 'GET', body, signal, headers = {} }: Call,
): Promise<Response> {
  const answer = await send(path, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: signal ?? null,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(signal && unaskedSignals.has(signal) ? { [UNASKED_HEADER]: '1' } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body, clean) }),
  });
  if (answer.ok) return answer;
  const refusal = apiErrorSchema.safeParse(await jsonOf(answer));
  if (refusal.success) throw new CallError(refusal.data.error.code, refusal.data.error.message);
  // A proxy responds with a page while its server restarts; a static host never has such a status.
  const reason = answer.status >= SERVER_FAILURE ? 'unreachable' : 'no_server';
  throw new CallError(reason, `Unexpected response: HTTP ${answer.status}`);
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const limitMs = init.method === 'GET' ? READ_MS : CHANGE_MS;
  const timer = setTimeout(() => limit.abort(), limitMs);
  const stop = () => limit.abort();
  init.signal?.addEventListener('abort', stop);
  try {
    init.signal?.throwIfAborted();
    return await fetch(path, { ...init, signal: limit.signal });
  } catch {
    if (init.signal?.aborted) throw init.signal.reason;
    throw new CallError('unreachable', 'No response from the server');
  } finally {
    clearTimeout(timer);
  }
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

/** The reason of a failure, as the owner reads it. */
export function reasonFor(error: unknown): string {
  if (!(error instanceof CallError)) return adminApp.browserFailed;
  if (error.reason === 'unreachable' || error.reason === 'no_server') {
    return signIn.unreachable.title;
  }
  return apiErrorTexts[error.reason];
}

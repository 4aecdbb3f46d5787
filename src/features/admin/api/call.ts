import { signIn } from '#content/admin/app.ts';
import { apiErrorTexts } from '#content/errors.ts';
import { type ApiErrorCode, apiErrorSchema } from '#contract/api-error.ts';
import { UNASKED_HEADER } from '#contract/paths.ts';
import { withoutControls } from '#contract/clean-text.ts';
import type { z } from '#contract/zod.ts';

/**
 * Why a call to the server brought nothing: nobody answered but perhaps a proxy before it, what
 * answered is not the bundled server (a static host), or the server refused.
 */
export type CallFailure = 'unreachable' | 'no_server' | ApiErrorCode;

/** A call that brought nothing; `reason` tells why, the message is the server's own sentence. */
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

/** From here on an answer's status says that whoever gave it could not do what is asked. */
const SERVER_FAILURE = 500;

/** Longest wait for the answer to a question to begin, in ms: what the phone has kept is shown then. */
const READ_MS = 15_000;
/** The same for what changes something: a mail server that is tried may take 45 seconds. */
const CHANGE_MS = 60_000;

const unaskedSignals = new WeakSet<AbortSignal>();

/** Marks the signal of a call that the page makes by itself, which does not prolong the session. */
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

/** Control characters come along with pasted text, and the server refuses them. */
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
  // A proxy whose server is starting anew says so with a page; a host of plain files has no such answer.
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

/** Why a call brought nothing, in the owner's words. */
export function reasonFor(error: unknown): string {
  if (!(error instanceof CallError)) return apiErrorTexts.internal;
  if (error.reason === 'unreachable' || error.reason === 'no_server') {
    return signIn.unreachable.title;
  }
  return apiErrorTexts[error.reason];
}

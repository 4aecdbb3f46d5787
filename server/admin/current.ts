import type { FastifyRequest } from 'fastify';
import { OWNER_NAME_HEADER } from '#contract/admin/leads.ts';
import { HttpError } from '../http-error.ts';
import type { StoredPerson } from '../store/people.ts';

/** The session of a request, and whose it is. */
export type Current = { id: string; person: StoredPerson; seenAt: number };

const signedIn = new WeakMap<object, Current>();

/** Remembers whose request it is, once its session has been checked. */
export function noteSession(request: FastifyRequest, session: Current): void {
  signedIn.set(request, session);
}

/** The session of a request that the guard has let through. */
export function sessionOf(request: FastifyRequest): Current {
  const session = signedIn.get(request);
  if (session === undefined) throw notSignedIn();
  return session;
}

export function notSignedIn(): HttpError {
  return new HttpError(401, 'not_signed_in', 'Please sign in.');
}

const LONGEST_HEADER = 1000;

/**
 * The name of whoever sends a request. The first owner may have none: then it is the name set on the
 * device, which is empty if there is none.
 */
export function nameIn(request: Pick<FastifyRequest, 'headers'>, given = ''): string {
  const own = signedIn.get(request)?.person.name ?? '';
  return own || given || nameInHeader(request);
}

function nameInHeader({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const sent = headers[OWNER_NAME_HEADER];
  if (typeof sent !== 'string' || sent.length > LONGEST_HEADER) return '';
  try {
    return decodeURIComponent(sent).trim();
  } catch {
    return '';
  }
}

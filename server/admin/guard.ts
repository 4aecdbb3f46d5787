import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNASKED_HEADER } from '#contract/paths.ts';
import { HttpError } from '../http-error.ts';
import type { Sessions } from './sessions.ts';

/**
 * Rejects a state-changing request that a browser sends from another site (403 `cross_site`).
 * Browsers report the source in Sec-Fetch-Site, older ones in Origin; a client that sends neither
 * is not a browser and carries nobody's cookie by accident.
 */
export function refuseCrossSite(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const own =
    site !== undefined
      ? site === 'same-origin'
      : origin === undefined || URL.parse(origin)?.host === request.host;
  if (!own) throw new HttpError(403, 'cross_site', 'This request comes from another site.');
}

/** Rejects requests without a session (401 `not_signed_in`); others extend it. */
export function requireOwner(sessions: Sessions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isUnasked = request.headers[UNASKED_HEADER] !== undefined;
    const isOwner = isUnasked ? sessions.idOf(request) : sessions.touch(request, reply);
    if (await isOwner) return;
    throw notSignedIn();
  };
}

export function notSignedIn(): HttpError {
  return new HttpError(401, 'not_signed_in', 'Please sign in.');
}

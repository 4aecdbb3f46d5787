import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths, UNASKED_HEADER } from '#contract/paths.ts';
import { HttpError } from '../http-error.ts';
import { type Current, noteSession, notSignedIn } from './current.ts';
import { accessOf } from './rules.ts';
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

/**
 * Lets the requests of all routes registered from now on through by the table of rules: rejects
 * those from other sites, without a session (401 `not_signed_in`), or without the role (403
 * `owner_only`). Throws for a route without a rule.
 */
export function guardByRules(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) accessOf(one, url);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { method, routeOptions } = request;
    refuseCrossSite(request);
    const access = accessOf(method, routeOptions.url ?? '');
    if (access === 'anyone') return;
    const session = await sessionFor(request, reply);
    if (session === null) throw notSignedIn();
    if (access === 'owner' && session.person.role !== 'owner') {
      throw new HttpError(403, 'owner_only', 'Only an owner may do this.');
    }
    noteSession(request, session);
  });

  /** Prolongs the session unless nobody may be at the screen. */
  function sessionFor(request: FastifyRequest, reply: FastifyReply): Promise<Current | null> {
    const isUnasked =
      request.headers[UNASKED_HEADER] !== undefined ||
      request.routeOptions.url === paths.adminEvents;
    return isUnasked ? sessions.current(request) : sessions.touch(request, reply);
  }
}

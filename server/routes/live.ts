import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { notSignedIn } from '../admin/guard.ts';
import type { Sessions } from '../admin/sessions.ts';

/**
 * `GET /api/admin/live`: server-sent events for as long as the session lasts. Does not extend it:
 * nobody may be at the screen.
 */
export function liveRoutes(
  app: FastifyInstance,
  { live }: Pick<Context, 'live'>,
  sessions: Sessions,
): void {
  app.get(paths.adminLive, { exposeHeadRoute: false }, async (request, reply) => {
    const session = await sessions.idOf(request);
    if (session === null) throw notSignedIn();
    live.open(reply, {
      session,
      isSignedIn: async () => (await sessions.idOf(request)) === session,
    });
    return reply;
  });
}

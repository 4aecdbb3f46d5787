import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { sessionOf } from '../admin/current.ts';
import type { Sessions } from '../admin/sessions.ts';

/**
 * `GET /api/admin/live`: server-sent events for as long as the session lasts. Does not extend it:
 * nobody may be at the screen.
 */
export function eventRoutes(
  app: FastifyInstance,
  { streams }: Pick<Context, 'streams'>,
  sessions: Sessions,
): void {
  app.get(paths.adminEvents, { exposeHeadRoute: false }, (request, reply) => {
    const { id: session } = sessionOf(request);
    streams.open(reply, {
      session,
      isSignedIn: async () => (await sessions.current(request))?.id === session,
    });
    return reply;
  });
}

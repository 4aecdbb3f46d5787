import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';

/**
 * `GET /healthz`: 200 while the process answers, whatever the database does. `GET /readyz`: 200 when
 * a lead could be stored, otherwise 503.
 */
export function healthRoutes(app: FastifyInstance, { store }: Context): void {
  app.get(paths.health, () => ({ status: 'ok' }));
  app.get(paths.ready, async () => {
    await store.ready();
    return { status: 'ready' };
  });
}

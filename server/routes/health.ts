import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';

/** `GET /healthz`: 200 when the database answers and can be written, otherwise 503. */
export function healthRoutes(app: FastifyInstance, { store }: Context): void {
  app.get(paths.health, () => {
    store.check();
    return { status: 'ok' };
  });
}

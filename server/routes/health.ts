import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { StorageError } from '../store/storage-error.ts';

/**
 * `GET /healthz`: 200 while the process answers, whatever the database does. `GET /readyz`: 200 when
 * a lead could be stored and what was published is served, otherwise 503; leads are accepted before.
 */
export function healthRoutes(
  app: FastifyInstance,
  { store, publisher }: Pick<Context, 'store' | 'publisher'>,
): void {
  app.get(paths.health, () => ({ status: 'ok' }));
  app.get(paths.ready, async () => {
    await store.ready();
    if (!(await publisher.isReady()))
      throw new StorageError('The published pages are not rendered yet.');
    return { status: 'ready' };
  });
}

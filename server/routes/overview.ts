import type { FastifyInstance } from 'fastify';
import type { Overview } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { dayAfter } from '../business-time.ts';
import { scopeOf } from './scope.ts';

/** Days over which the share of leads sent offline is computed. */
const DAYS = 30;

/** `GET /api/admin/overview`: what waits for an owner. */
export function overviewRoutes(app: FastifyInstance, { store, now }: Context): void {
  app.get(paths.adminOverview, (request): Promise<Overview> => {
    const scope = scopeOf(request, now());
    const { today } = scope;
    return store.reads.overview(scope, { since: dayAfter(today, 1 - DAYS), until: today });
  });
}

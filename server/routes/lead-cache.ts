import type { FastifyInstance } from 'fastify';
import type { LeadCache } from '#contract/admin/lead-cache.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { businessDay } from '#content/business-time.ts';

/** `GET /api/admin/leads-copy`: what the admin caches for reading offline. */
export function leadCacheRoutes(app: FastifyInstance, { store, now }: Context): void {
  app.get(paths.adminLeadsCache, (): Promise<LeadCache> =>
    store.reads.cache({ today: businessDay(now()) }),
  );
}

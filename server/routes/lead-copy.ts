import type { FastifyInstance } from 'fastify';
import type { LeadCopy } from '#contract/admin/lead-copy.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { sydneyDay } from '../sydney.ts';

/** `GET /api/admin/leads-copy`: what the admin caches for reading offline. */
export function leadCopyRoutes(app: FastifyInstance, { store, now }: Context): void {
  app.get(paths.adminLeadsCopy, (): Promise<LeadCopy> =>
    store.reads.copy({ today: sydneyDay(now()) }),
  );
}

import type { FastifyInstance } from 'fastify';
import { lostLeadsSchema, type Standing, standingQuerySchema } from '#contract/standing.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import type { LeadReception } from './lead-reception.ts';

const BODY_BYTES = 4 * 1024;

/**
 * `POST /api/leads/standing` and `POST /api/leads/lost`: a phone whose browser has erased requests
 * asks whether they have arrived, and has those counted that have not.
 */
export function standingRoutes(
  app: FastifyInstance,
  { store, lostLeads }: Context,
  { reads }: Pick<LeadReception, 'reads'>,
): void {
  const options = { bodyLimit: BODY_BYTES, onRequest: reads.spend };

  app.post(paths.leadStanding, options, (request) => standing(request.body));

  async function standing(body: unknown): Promise<Standing> {
    const { ids } = parseInput(standingQuerySchema, body);
    return { arrived: await store.leads.arrived(ids.map((id) => id.toLowerCase())) };
  }

  app.post(paths.lostLeads, options, async (request, reply) => {
    const { count } = parseInput(lostLeadsSchema, request.body);
    await lostLeads.add(count);
    return reply.code(204).send();
  });
}

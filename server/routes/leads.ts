import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leadRequestSchema, type Guard } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { ATTEMPT_HEADER, IDEMPOTENCY_HEADER, paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { createBudget } from '../rate.ts';
import { Refusal } from '../refusal.ts';
import type { SpamSign } from '../store/leads.ts';

const MINUTE = 60_000;

/**
 * `POST /api/leads`: 202 with a receipt once the lead is on the disk, 200 with the first receipt for
 * a repeat. Repeats cost nothing of the address's budget, so that a queue behind one address drains.
 */
export function leadRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, destinations, forwarder, now } = context;
  const budget = createBudget(app, config.ratePerMinute, MINUTE);

  app.post(paths.leads, { bodyLimit: limits.bodyMaxBytes }, async (request, reply) => {
    const { envelope, guard } = await readLead(request).catch(async (error: unknown) => {
      await budget.spend(request);
      throw error;
    });
    const repeat = store.leads.known(envelope);
    if (repeat?.kind === 'repeat') return reply.code(200).send(repeat.receipt);
    await budget.spend(request);
    const reception = store.leads.receive({
      envelope,
      receivedAt: now(),
      attempt: attemptOf(request),
      spam: spamSign(guard, config.minFillMs),
      forward: destinations.destinationOf(envelope.formType) !== null,
    });
    if (reception.kind === 'stale') {
      throw new Refusal(409, 'stale_revision', 'A newer version of this request is already here.');
    }
    forwarder.wake();
    return reply.code(reception.kind === 'stored' ? 202 : 200).send(reception.receipt);
  });
}

async function readLead(request: FastifyRequest) {
  const lead = parseInput(leadRequestSchema, request.body);
  const key = request.headers[IDEMPOTENCY_HEADER];
  // The header's draft writes the key in quotes; senders do both.
  const bare = typeof key === 'string' ? key.replace(/^"|"$/g, '').toLowerCase() : undefined;
  if (bare !== undefined && bare !== lead.envelope.submissionId.toLowerCase()) {
    throw new Refusal(400, 'id_mismatch', 'The Idempotency-Key is not the submission id.');
  }
  return lead;
}

function attemptOf(request: FastifyRequest): number | null {
  const header = request.headers[ATTEMPT_HEADER];
  // A statistic: a header that makes no sense must not cost a lead.
  return typeof header === 'string' && /^[1-9]\d{0,5}$/.test(header) ? Number(header) : null;
}

function spamSign(guard: Guard, minFillMs: number): SpamSign | null {
  if (guard.trap !== '') return 'trap';
  return guard.fillMs < minFillMs ? 'speed' : null;
}

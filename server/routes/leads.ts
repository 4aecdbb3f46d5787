import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leadRequestSchema } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { ATTEMPT_HEADER, IDEMPOTENCY_HEADER, paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { createBudget } from '../rate.ts';
import { HttpError } from '../http-error.ts';
import { heldBackFor } from '../spam.ts';

const MINUTE = 60_000;
/** Requests of any kind that are read for each new lead that an address may send. */
const READS_PER_LEAD = 10;

/**
 * `POST /api/leads`: 202 with a receipt once the lead is on the disk, 200 with the first receipt for
 * a repeat. Repeats cost nothing of the address's budget of leads, so that a queue behind one
 * address drains; a second, larger budget is spent before a body is read at all.
 */
export function leadRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, routing, forwarder, notices, now } = context;
  const budget = createBudget(app, 'leads', config.ratePerMinute, MINUTE);
  const reads = createBudget(app, 'reads', config.ratePerMinute * READS_PER_LEAD, MINUTE);
  const options = { bodyLimit: limits.bodyMaxBytes, onRequest: reads.spend };

  app.post(paths.leads, options, async (request, reply) => {
    const { envelope, guard } = await readLead(request).catch(async (error: unknown) => {
      await budget.spend(request);
      throw error;
    });
    const repeat = await store.leads.findDuplicate(envelope);
    if (repeat?.kind === 'repeat') return reply.code(200).send(repeat.receipt);
    await budget.spend(request);
    const forward = (await routing.webhookOf(envelope.formType)) !== null;
    const tell = await notices.rules.recipientsOf(envelope.formType);
    const confirmTo = await notices.confirmations.addressFor(envelope);
    const reception = await store.leads.receive({
      envelope,
      receivedAt: now(),
      attempt: attemptOf(request),
      heldBackFor: heldBackFor(guard, config.minFillMs),
      forward,
      tell,
      confirmTo,
    });
    if (reception.kind === 'stale') {
      throw new HttpError(
        409,
        'stale_revision',
        'A newer version of this request is already here.',
      );
    }
    if (forward) forwarder.wake();
    if (tell.length > 0 || confirmTo !== null) notices.notifier.wake();
    return reply.code(reception.kind === 'stored' ? 202 : 200).send(reception.receipt);
  });
}

async function readLead(request: FastifyRequest) {
  const lead = parseInput(leadRequestSchema, request.body);
  const key = request.headers[IDEMPOTENCY_HEADER];
  // The header's draft writes the key in quotes; senders do both.
  const bare = typeof key === 'string' ? key.replace(/^"|"$/g, '').toLowerCase() : undefined;
  if (bare !== undefined && bare !== lead.envelope.submissionId.toLowerCase()) {
    throw new HttpError(400, 'id_mismatch', 'The Idempotency-Key is not the submission id.');
  }
  return lead;
}

function attemptOf(request: FastifyRequest): number | null {
  const header = request.headers[ATTEMPT_HEADER];
  // A statistic: a header that makes no sense must not cost a lead.
  return typeof header === 'string' && /^[1-9]\d{0,5}$/.test(header) ? Number(header) : null;
}

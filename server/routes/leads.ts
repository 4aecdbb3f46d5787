import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leadRequestSchema } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { ATTEMPT_HEADER, IDEMPOTENCY_HEADER, paths } from '#contract/paths.ts';
import { type WithdrawalAnswer, withdrawalSchema } from '#contract/withdrawal.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';
import type { LeadReception } from './lead-reception.ts';

/**
 * `POST /api/leads`: 202 with a receipt once the lead is on the disk, 200 with the first receipt
 * for a repeat. Repeats do not count against the address's limit of leads, so that a queue behind
 * one address drains; a second, larger limit applies before a body is read.
 */
export function leadRoutes(
  app: FastifyInstance,
  { budget, reads, receive, senderOf, withdraw }: LeadReception,
): void {
  const options = { bodyLimit: limits.bodyMaxBytes, onRequest: reads.spend };

  app.post(paths.leads, options, async (request, reply) => {
    const lead = await readLead(request).catch(async (error: unknown) => {
      await budget.spend(request);
      throw error;
    });
    const { kind, receipt } = await receive(senderOf(request), {
      ...lead,
      attempt: attemptOf(request),
    });
    return reply.code(kind === 'stored' ? 202 : 200).send(receipt);
  });

  app.post(paths.leadWithdrawals, options, (request): Promise<WithdrawalAnswer> =>
    withdraw(request, parseInput(withdrawalSchema, request.body)),
  );
}

async function readLead(request: FastifyRequest) {
  const lead = parseInput(leadRequestSchema, request.body);
  const key = request.headers[IDEMPOTENCY_HEADER];
  // The header's draft puts the key in quotes; senders do both.
  const bare = typeof key === 'string' ? key.replace(/^"|"$/g, '').toLowerCase() : undefined;
  if (bare !== undefined && bare !== lead.envelope.submissionId.toLowerCase()) {
    throw new HttpError(
      400,
      'id_mismatch',
      'The Idempotency-Key does not match the submission id.',
    );
  }
  return lead;
}

function attemptOf(request: FastifyRequest): number | null {
  const header = request.headers[ATTEMPT_HEADER];
  // Statistics only: an invalid header must not cost a lead.
  return typeof header === 'string' && /^[1-9]\d{0,5}$/.test(header) ? Number(header) : null;
}

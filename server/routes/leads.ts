import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leadRequestSchema, type LeadRequest } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { ATTEMPT_HEADER, IDEMPOTENCY_HEADER, paths } from '#contract/paths.ts';
import { clientKey } from '../client-address.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { manyLeads } from '../notices/caps.ts';
import { createBudget } from '../rate.ts';
import { HttpError } from '../http-error.ts';
import { heldBackFor } from '../spam.ts';
import { createTurns } from '../turns.ts';

const MINUTE = 60_000;
/** Requests of any kind that are read for each new lead an address may send. */
const READS_PER_LEAD = 10;

/**
 * `POST /api/leads`: 202 with a receipt once the lead is on the disk, 200 with the first receipt
 * for a repeat. Repeats do not count against the address's limit of leads, so that a queue behind
 * one address drains; a second, larger limit applies before a body is read.
 */
export function leadRoutes(app: FastifyInstance, context: Context): void {
  const { config, store, routing, forwarder, notices, noticeCaps, now } = context;
  const oneAtATime = createTurns();
  const budget = createBudget(app, 'leads', config.ratePerMinute, MINUTE);
  const reads = createBudget(app, 'reads', config.ratePerMinute * READS_PER_LEAD, MINUTE);
  const options = { bodyLimit: limits.bodyMaxBytes, onRequest: reads.spend };

  app.post(paths.leads, options, async (request, reply) => {
    const lead = await readLead(request).catch(async (error: unknown) => {
      await budget.spend(request);
      throw error;
    });
    const take = () => receive(request, lead);
    const { kind, receipt } = await oneAtATime(lead.envelope.submissionId.toLowerCase(), take);
    return reply.code(kind === 'stored' ? 202 : 200).send(receipt);
  });

  /** Stores a lead; of two identical ones at the same moment, the second counts as a repeat. */
  async function receive(request: FastifyRequest, { envelope, guard, leadKey }: LeadRequest) {
    const repeat = await store.leads.findDuplicate(envelope);
    if (repeat?.kind === 'repeat') return repeat;
    await budget.spend(request);
    const at = now();
    const heldBack = heldBackFor(guard, config.minFillMs);
    const forward = (await routing.webhookOf(envelope.formType)) !== null;
    const recipients = await notices.rules.recipientsOf(envelope.formType);
    // No notifications for a held-back lead, unless the owner approves it.
    const { singly, asOne } =
      heldBack.length > 0 ? { singly: recipients, asOne: [] } : await noticeCaps.share(recipients);
    const confirmTo = heldBack.length > 0 ? null : await confirmationFor(request, envelope);
    const reception = await store.leads.receive({
      envelope,
      receivedAt: at,
      attempt: attemptOf(request),
      heldBackFor: heldBack,
      forward,
      tell: singly,
      confirmTo,
      leadKey,
    });
    if (reception.kind === 'stale') {
      throw new HttpError(
        409,
        'stale_revision',
        'A newer version of this request is already stored.',
      );
    }
    if (forward) forwarder.wake();
    if (asOne.length > 0) {
      await store.notices.addMessage({ ...manyLeads(at), recipients: asOne, at });
    }
    if (recipients.length > 0 || confirmTo !== null) notices.notifier.wake();
    return reception;
  }

  async function confirmationFor(request: FastifyRequest, envelope: LeadRequest['envelope']) {
    const address = await notices.confirmations.addressFor(envelope);
    if (address === null) return null;
    // What is not sent uses up nobody's limit.
    if (!(await store.leads.confirmationIsDue(address, now()))) return null;
    return (await noticeCaps.mayConfirm(clientKey(request))) ? address : null;
  }
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

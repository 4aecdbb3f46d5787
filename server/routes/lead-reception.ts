import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LeadRequest } from '#contract/envelope.ts';
import { clientKey } from '../client-address.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { manyLeads } from '../notices/caps.ts';
import { createBudget, type Budget } from '../rate.ts';
import { heldBackFor } from '../spam.ts';
import type { Reception } from '../store/known-lead.ts';
import { createTurns } from '../turns.ts';

const MINUTE = 60_000;
/** Requests of any kind that are read for each new lead an address may send. */
const READS_PER_LEAD = 10;

/** A lead as received, and the sender's attempt number if given. */
export type Received = LeadRequest & { readonly attempt: number | null };

export type LeadReception = {
  /** New leads, and bodies that are no lead, per address. */
  budget: Budget;
  /** Requests per address before a body is read. */
  reads: Budget;
  /**
   * Stores a lead; of two identical ones at the same moment, the second counts as a repeat, which
   * does not count against the address's limit. Throws an HttpError if it is not accepted.
   */
  receive: (request: FastifyRequest, lead: Received) => Promise<Exclude<Reception, Stale>>;
};

type Stale = { kind: 'stale' };

/** Takes leads, however they are sent; made once. */
export function createLeadReception(app: FastifyInstance, context: Context): LeadReception {
  const { config, store, routing, forwarder, notices, noticeCaps, now } = context;
  const oneAtATime = createTurns();
  const budget = createBudget(app, 'leads', config.ratePerMinute, MINUTE);
  const reads = createBudget(app, 'reads', config.ratePerMinute * READS_PER_LEAD, MINUTE);

  async function take(request: FastifyRequest, { envelope, guard, leadKey, attempt }: Received) {
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
      attempt,
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

  return {
    budget,
    reads,
    receive: (request, lead) =>
      oneAtATime(lead.envelope.submissionId.toLowerCase(), () => take(request, lead)),
  };
}

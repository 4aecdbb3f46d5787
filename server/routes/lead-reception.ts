import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noticeWords } from '#content/admin/notices.ts';
import type { LeadRequest } from '#contract/envelope.ts';
import { leadScreen } from '#contract/paths.ts';
import type { Withdrawal, WithdrawalAnswer } from '#contract/withdrawal.ts';
import { clientKey } from '../client-address.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { manyLeads } from '../notices/caps.ts';
import { leadSummary } from '../notices/message.ts';
import { createBudget, type Budget } from '../rate.ts';
import { heldBackFor } from '../spam.ts';
import type { Reception } from '../store/known-lead.ts';
import { hashed } from '../store/hashes.ts';
import type { Came } from '../store/roads.ts';
import { createTurns } from '../turns.ts';

const MINUTE = 60_000;
/** Requests of any kind that are read for each new lead an address may send. */
const READS_PER_LEAD = 10;

/** A lead as received, and the sender's attempt number if given. */
export type Received = LeadRequest & {
  readonly attempt: number | null;
  /** Hash of the lead's key, from a sender that does not say the key itself. */
  readonly lock?: string | undefined;
};

/** Whoever brings a lead: its budget, how it is counted, and how the lead came. */
export type Sender = {
  /** Counts a new lead; throws a 429 with Retry-After once the limit is exceeded. */
  readonly spend: () => Promise<void>;
  /** One of many senders, for the limit of confirmations. */
  readonly key: string;
  /** From the site if not given. */
  readonly came?: Pick<Came, 'road' | 'by'>;
};

export type LeadReception = {
  /** New leads, and bodies that are no lead, per address. */
  budget: Budget;
  /** Requests per address before a body is read. */
  reads: Budget;
  /**
   * Stores a lead; of two identical ones at the same moment, the second counts as a repeat, which
   * does not count against the address's limit. Throws an HttpError if it is not accepted.
   */
  receive: (sender: Sender, lead: Received) => Promise<Exclude<Reception, Stale>>;
  /** The sender of a request. */
  senderOf: (request: FastifyRequest, came?: Sender['came']) => Sender;
  /** Erases a lead at its sender's request, or notes the request. Throws an HttpError if it is not theirs. */
  withdraw: (request: FastifyRequest, asked: Withdrawal) => Promise<WithdrawalAnswer>;
};

type Stale = { kind: 'stale' };

/** Takes leads, however they are sent; made once. */
export function createLeadReception(app: FastifyInstance, context: Context): LeadReception {
  const { config, store, photos, routing, forwarder, notices, noticeCaps, now } = context;
  const oneAtATime = createTurns();
  const budget = createBudget(app, 'leads', config.ratePerMinute, MINUTE);
  const reads = createBudget(app, 'reads', config.ratePerMinute * READS_PER_LEAD, MINUTE);

  async function take(sender: Sender, { envelope, guard, attempt, ...received }: Received) {
    const { came } = sender;
    const at = now();
    const repeat = await store.leads.findDuplicate(envelope);
    if (repeat?.kind === 'repeat') {
      await store.leads.cameAgain({ envelope, receivedAt: at, came });
      const road = await store.leads.handedRoad(envelope.submissionId);
      return road === undefined ? repeat : { ...repeat, receipt: { ...repeat.receipt, road } };
    }
    await sender.spend();
    const { leadKey, lock = leadKey === undefined ? undefined : hashed(leadKey) } = received;
    const heldBack = heldBackFor(guard, config.minFillMs);
    const forward = (await routing.webhookOf(envelope.formType)) !== null;
    const recipients = await notices.rules.recipientsOf(envelope.formType);
    // No notifications for a held-back lead, unless the owner approves it.
    const { singly, asOne } =
      heldBack.length > 0 ? { singly: recipients, asOne: [] } : await noticeCaps.share(recipients);
    const confirmTo = heldBack.length > 0 ? null : await confirmationFor(sender, envelope);
    const reception = await store.leads.receive({
      envelope,
      receivedAt: at,
      attempt,
      heldBackFor: heldBack,
      forward,
      tell: singly,
      confirmTo,
      lock,
      came,
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

  async function confirmationFor({ key }: Sender, envelope: LeadRequest['envelope']) {
    const address = await notices.confirmations.addressFor(envelope);
    if (address === null) return null;
    // What is not sent uses up nobody's limit.
    if (!(await store.leads.confirmationIsDue(address, now()))) return null;
    return (await noticeCaps.mayConfirm(key)) ? address : null;
  }

  async function withdraw(request: FastifyRequest, asked: Withdrawal): Promise<WithdrawalAnswer> {
    await budget.spend(request);
    const at = now();
    const id = asked.submissionId.toLowerCase();
    const withdrawn = await store.inbox.withdraw({
      ...asked,
      at,
      // Nothing of the person: neither name nor network.
      entryOf: (subject) => ({
        at,
        actor: '',
        network: '',
        kind: 'erasure',
        subject,
        to: 'asked_by_sender',
      }),
    });
    if (withdrawn === 'refused') {
      throw new HttpError(
        403,
        'wrong_key',
        'Only the device that sent this request can have it deleted.',
      );
    }
    if (withdrawn === 'noted') await tellOfWithdrawal(id, at);
    if (withdrawn === 'noted' || withdrawn === 'noted before') return { outcome: 'noted' };
    await photos.removeLead(id);
    return { outcome: 'erased' };
  }

  async function tellOfWithdrawal(id: string, at: number): Promise<void> {
    const lead = await store.inbox.find(id);
    if (lead === null) return;
    const recipients = await notices.rules.recipientsOf(lead.form_type);
    if (recipients.length === 0) return;
    const words = noticeWords.deletionAsked(leadSummary(lead));
    await store.notices.addMessage({
      topic: `withdrawal:${id}`,
      message: JSON.stringify({ ...words, path: leadScreen(id) }),
      recipients,
      at,
    });
    notices.notifier.wake();
  }

  return {
    budget,
    reads,
    withdraw: (request, asked) =>
      oneAtATime(asked.submissionId.toLowerCase(), () => withdraw(request, asked)),
    receive: (sender, lead) =>
      oneAtATime(lead.envelope.submissionId.toLowerCase(), () => take(sender, lead)),
    senderOf: (request, came) => ({
      spend: () => budget.spend(request),
      key: clientKey(request),
      ...(came === undefined ? {} : { came }),
    }),
  };
}

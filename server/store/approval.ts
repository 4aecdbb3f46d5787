import type { LeadFormType } from '#contract/form-types.ts';
import type { Engine, Trx } from './engine.ts';
import { addJob } from './jobs.ts';
import { addNotices, type Recipient } from './notices.ts';

/** Where a lead goes once the owner has approved it. */
export type Approval = {
  /** Whether its form type has a webhook. */
  forward: boolean;
  /** Recipients of notifications about it, unless they already got one. */
  recipients: readonly Recipient[];
};

type HeldBack = {
  id: string;
  revision: number;
  formType: LeadFormType;
  /** State of the job of its newest revision; null if there is none. */
  forwarding: string | null;
};

/** Sends a lead that was held back only as spam, within the transaction that approves it. */
export async function approveLead(
  engine: Engine,
  trx: Trx,
  { id, revision, formType, forwarding }: HeldBack,
  { forward, recipients, at }: Approval & { at: number },
): Promise<void> {
  if (forward && forwarding !== 'delivered') {
    await addJob(engine, trx, { leadId: id, revision, formType }, at);
  }
  await addNotices(engine, trx, { leadId: id, recipients, at });
}

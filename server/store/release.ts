import type { FormType } from '#contract/form-types.ts';
import type { Engine, Trx } from './engine.ts';
import { addJob } from './jobs.ts';
import { addNotices, type Recipient } from './notices.ts';

/** Where a lead goes once it is let through. */
export type Release = {
  /** Whether a webhook waits for its form type. */
  forward: boolean;
  /** Who is told of it, if they have not been told before. */
  tell: readonly Recipient[];
};

type HeldBack = {
  id: string;
  revision: number;
  formType: FormType;
  /** The state of its newest version's job; null where it has none. */
  delivery: string | null;
};

/** Sends on, within the transaction that lets it through, what was held back only as spam. */
export async function releaseLead(
  engine: Engine,
  trx: Trx,
  { id, revision, formType, delivery }: HeldBack,
  { forward, tell, at }: Release & { at: number },
): Promise<void> {
  if (forward && delivery !== 'delivered') {
    await addJob(engine, trx, { leadId: id, revision, formType }, at);
  }
  await addNotices(engine, trx, { leadId: id, recipients: tell, at });
}

import type { Envelope, Guard } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { submit, type SubmitResult } from '#outbox/submit.ts';
import { destinationHere } from './destination-here.ts';

/**
 * Hands a lead to the queue. 'failed' when it could neither be delivered nor stored, or when no
 * destination is configured at all. Never throws.
 */
export async function sendLead(
  formType: FormType,
  envelope: Envelope,
  guard: Guard,
): Promise<SubmitResult> {
  const destination = destinationHere(formType);
  if (!destination) return { kind: 'failed', failure: null };
  return submit({ envelope, guard, destination });
}

/** Whether the lead is safe: with its receiver, or on disk and due to be sent by itself. */
export function isSafe(result: SubmitResult): boolean {
  return result.kind !== 'failed' && result.kind !== 'parked';
}

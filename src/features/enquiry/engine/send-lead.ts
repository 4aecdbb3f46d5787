import type { Envelope, Guard } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { formToasts } from '#content/forms/toasts.ts';
import type { Toast } from '#content/forms/types.ts';
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

const toldAs = {
  delivered: 'success',
  unconfirmed: 'unconfirmed',
  queued: 'queued',
  parked: 'parked',
  failed: 'failure',
} as const satisfies Record<SubmitResult['kind'], string>;

/** The toast that a form's result is told with (specification 1-§8). */
export function toastOf(formType: FormType, { kind }: SubmitResult): Toast {
  return formToasts[formType][toldAs[kind]];
}

import type { Envelope, Guard } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { formToasts } from '#content/forms/toasts.ts';
import type { Toast } from '#content/forms/types.ts';
import { sendsWhenClosed } from '#outbox/capabilities.ts';
import { arrivalOf } from '#outbox/arrived.ts';
import type { SubmitResult } from '#outbox/submit.ts';
import { destinationHere } from './destination-here.ts';
import { loadSubmit } from './ready-to-send.ts';

/**
 * Hands a lead to the outbox. 'failed' when it could be neither delivered nor stored, or when no
 * destination is configured. Never throws.
 */
export async function sendLead(
  formType: FormType,
  envelope: Envelope,
  guard: Guard,
): Promise<SubmitResult> {
  const destination = destinationHere(formType);
  if (!destination) return { kind: 'failed', failure: null };
  const code = await loadSubmit().catch(() => null);
  return code?.submit({ envelope, guard, destination }) ?? { kind: 'failed', failure: null };
}

/** Whether the lead is safe: with its receiver, or on disk and due to be sent automatically. */
export function isAccepted(result: SubmitResult): boolean {
  return result.kind !== 'failed' && result.kind !== 'parked';
}

const toastByResult = {
  delivered: 'success',
  unconfirmed: 'unconfirmed',
  queued: 'queued',
  parked: 'parked',
  failed: 'failure',
} as const satisfies Record<SubmitResult['kind'], string>;

/** The toast for the result of Send; for a queued lead it depends on the browser's capabilities. */
export function toastOf(
  formType: FormType,
  result: SubmitResult,
  answers: Readonly<Record<string, unknown>>,
): Toast {
  const { kind } = result;
  const arrival = 'row' in result ? arrivalOf(result.row) : new Date();
  const toasts = formToasts(formType, answers, arrival);
  if (kind === 'queued' && !sendsWhenClosed()) return toasts.queuedOnlyOpen;
  return toasts[toastByResult[kind]];
}

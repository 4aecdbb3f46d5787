import type { Envelope, Guard } from '#contract/envelope.ts';
import type { FormType } from '#contract/form-types.ts';
import { photosGone, photosLeftOut, formToasts } from '#content/forms/toasts.ts';
import type { Toast } from '#content/forms/types.ts';
import { siteConfig } from '#content/site-config.ts';
import { arrivalOf } from '#outbox/core/page-memory.ts';
import { isAppleTouch, prospectHere } from '#outbox/core/capabilities.ts';
import { waitingWords } from '#content/waiting.ts';
import {
  resolveDestination,
  WEBHOOK_STORAGE_KEY,
  type SiteDefault,
} from '#outbox/leads/destination.ts';
import type { Destination } from '#outbox/core/record.ts';
import type { SubmitOutcome as SendOutcome } from '#outbox/leads/submit.ts';
import type { FormAnswers } from './declaration.ts';
import { readStored } from './kept.ts';
import { loadChecks, loadSubmit } from './preload.ts';

export type { SendOutcome };

const FAILED: SendOutcome = { kind: 'failed', failure: null };

/**
 * Hands a lead to the outbox. 'failed' when it could be neither delivered nor stored, or when no
 * destination is configured. Never throws.
 */
export async function sendLead(
  formType: FormType,
  envelope: Envelope,
  guard: Guard,
): Promise<SendOutcome> {
  try {
    const destination = await destinationHere(formType);
    if (!destination) return FAILED;
    const { submit } = await loadSubmit();
    return await submit({ envelope, guard, destination });
  } catch {
    return FAILED;
  }
}

const siteDefault: SiteDefault =
  siteConfig.leadsWebhookUrl === ''
    ? { kind: 'server' }
    : { kind: 'webhook', url: siteConfig.leadsWebhookUrl, mode: siteConfig.webhookMode };

/** Where this browser sends a lead of this form; null if nowhere. */
async function destinationHere(formType: FormType): Promise<Destination | null> {
  const { storedWebhooksSchema } = await loadChecks();
  const stored = readStored(
    WEBHOOK_STORAGE_KEY,
    (value) => storedWebhooksSchema.safeParse(value).data ?? null,
  );
  return resolveDestination(formType, siteDefault, stored ?? {});
}

/** Whether the lead is safe: with its receiver, or on disk and due to be sent automatically. */
export function isAccepted({ kind }: SendOutcome): boolean {
  return kind !== 'failed' && kind !== 'parked';
}

const toastByOutcome = {
  delivered: 'success',
  unconfirmed: 'unconfirmed',
  queued: 'queued',
  parked: 'parked',
  failed: 'failure',
} as const satisfies Record<SendOutcome['kind'], string>;

/** The toast for the outcome of Send; for a queued lead it depends on the browser's capabilities. */
export function toastOf(formType: FormType, outcome: SendOutcome, answers: FormAnswers): Toast {
  const { kind } = outcome;
  const arrival = 'row' in outcome ? arrivalOf(outcome.row) : new Date();
  const waiting = waitingWords(prospectHere(), isAppleTouch());
  const toasts = formToasts(formType, answers, arrival, waiting.toast);
  return toasts[toastByOutcome[kind]];
}

/** The toast for a form whose answers could not be made into a lead. */
export function failureToast(formType: FormType, answers: FormAnswers): Toast {
  return toastOf(formType, FAILED, answers);
}

/**
 * Toasts about photos that are not sent with a lead: storage is full, or they were shown and are no
 * longer on the phone (`missing`: their numbers).
 */
export function leftOutToasts(
  { kind, leftOut = [] }: Pick<SendOutcome, 'kind' | 'leftOut'>,
  missing: readonly number[],
): readonly Toast[] {
  if (kind === 'failed') return [];
  return [
    { numbers: leftOut, words: photosLeftOut },
    { numbers: missing, words: photosGone },
  ].flatMap(({ numbers, words: { title, description } }) =>
    numbers.length === 0 ? [] : [{ variant: 'error', title: title(numbers), description }],
  );
}

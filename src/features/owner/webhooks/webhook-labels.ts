import type { WebhookAnswer } from '#contract/office/admin.ts';
import type { WebhookKey } from '#contract/form-types.ts';
import { webhookPanel } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';

/** What a webhook is saved for, in the owner's words. */
export function labelOf(key: WebhookKey): string {
  return key === 'all' ? webhookPanel.all.label : formCatalogue[key].label;
}

/** Where the form stands. */
export function placeOf(key: WebhookKey): string {
  return key === 'all' ? webhookPanel.all.place : webhookPanel.places[key];
}

/** What a webhook has answered, in words. */
export function answerWords({ taken, status, error }: WebhookAnswer): string {
  const { answers, failures } = webhookPanel;
  if (taken) return answers.taken(status);
  if (status !== null) return answers.refused(status);
  const known: Readonly<Record<string, string>> = failures;
  return answers.failed(known[error ?? ''] ?? failures.network);
}

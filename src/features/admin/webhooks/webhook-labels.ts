import type { WebhookAnswer } from '#contract/admin/admin.ts';
import type { WebhookKey } from '#contract/form-types.ts';
import { webhookPanel } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import type { SavedWebhooks } from './saved-webhooks.ts';

/** What a webhook is saved for, in the owner's words. */
export function labelOf(key: WebhookKey): string {
  return key === 'all' ? webhookPanel.all.label : formCatalogue[key].label;
}

/** Where the form stands. */
export function placeOf(key: WebhookKey): string {
  return key === 'all' ? webhookPanel.all.place : webhookPanel.places[key];
}

/** Where the leads of a row go: to its own address, to that of all forms, to the operator's, or nowhere. */
export function stateOf(
  saved: SavedWebhooks,
  key: WebhookKey,
  operatorsHost: string | null,
): string {
  const own = saved[key];
  if (own?.storedIn === 'server') return webhookPanel.savedOnServer;
  if (saved.all !== undefined) return webhookPanel.servedByAll;
  if (operatorsHost !== null) return webhookPanel.servedByOperator(operatorsHost);
  return own === undefined ? webhookPanel.notConnected : webhookPanel.savedLocally;
}

/** What a webhook has answered, in words. */
export function answerWords({ taken, status, error }: WebhookAnswer): string {
  const { answers, failures } = webhookPanel;
  if (taken) return answers.taken(status);
  if (status !== null) return answers.refused(status);
  const known: Readonly<Record<string, string>> = failures;
  return answers.failed(known[error ?? ''] ?? failures.network);
}

import type { WebhookHosts } from '#content/admin/dashboard.ts';
import { webhookWords } from '#content/admin/webhooks.ts';
import { formCatalogue } from '#content/forms/form-catalogue.ts';
import { siteConfig } from '#content/site-config.ts';
import type { WebhookAnswer, WebhookSettings } from '#contract/admin/webhooks.ts';
import { formTypes, type WebhookKey } from '#contract/form-types.ts';
import { parseUrl } from '#contract/paths.ts';
import type { WebhookMap } from '#outbox/leads/destination.ts';

/** A saved webhook and where it is kept: on the server it holds for every visitor. */
export type SavedWebhook = { readonly url: string; readonly storedIn: 'server' | 'browser' };

export type SavedWebhooks = Partial<Record<WebhookKey, SavedWebhook>>;

/** What is saved for each form type; the server's word goes before this browser's. */
export function savedWebhooks(settings: WebhookSettings | null, local: WebhookMap): SavedWebhooks {
  const saved: SavedWebhooks = {};
  if (settings?.all) saved.all = { url: settings.all, storedIn: 'server' };
  for (const formType of formTypes) {
    const server = settings?.webhooks[formType];
    const browser = local[formType];
    if (server !== undefined) saved[formType] = { url: server, storedIn: 'server' };
    else if (browser !== undefined) saved[formType] = { url: browser, storedIn: 'browser' };
  }
  return saved;
}

/** Host of the webhook that a build for a static host carries; none where it carries none. */
export const builtInHosts = (): readonly string[] =>
  siteConfig.leadsWebhookUrl === '' ? [] : [new URL(siteConfig.leadsWebhookUrl).host];

/** The webhooks that a server forwards to. */
export function serverHosts({
  webhooks,
  defaultHost,
  all,
}: Pick<WebhookSettings, 'webhooks' | 'defaultHost' | 'all'>): WebhookHosts {
  // The owner's own address for all other forms replaces the operator's.
  const own = parseUrl(all ?? '')?.host;
  return {
    configured: [...hostsOf(webhooks), ...(own === undefined ? [] : [own])],
    serverDefault: own === undefined ? defaultHost : null,
  };
}

/** Hosts of the webhooks that are saved, one for each. */
export const hostsOf = (webhooks: WebhookMap): readonly string[] =>
  Object.values(webhooks).flatMap((url) => parseUrl(url)?.host ?? []);

/** What a webhook is saved for, in the owner's words. */
export function labelOf(key: WebhookKey): string {
  return key === 'all' ? webhookWords.all.label : formCatalogue[key].label;
}

/** Where the form stands. */
export function placeOf(key: WebhookKey): string {
  return key === 'all' ? webhookWords.all.place : webhookWords.places[key];
}

/** Where the leads of a row go: to its own address, to that of all forms, to the operator's, or nowhere. */
export function stateOf(
  saved: SavedWebhooks,
  key: WebhookKey,
  operatorsHost: string | null,
): string {
  const own = saved[key];
  if (own?.storedIn === 'server') return webhookWords.savedOnServer;
  if (saved.all !== undefined) return webhookWords.servedByAll;
  if (operatorsHost !== null) return webhookWords.servedByOperator(operatorsHost);
  return own === undefined ? webhookWords.notConnected : webhookWords.savedLocally;
}

/** What a webhook has answered, in words. */
export function answerWords({ taken, status, error }: WebhookAnswer): string {
  const { answers, failures } = webhookWords;
  if (taken) return answers.taken(status);
  if (status !== null) return answers.refused(status);
  const known: Readonly<Record<string, string>> = failures;
  return answers.failed(known[error ?? ''] ?? failures.network);
}

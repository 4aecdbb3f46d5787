import type { WebhookSettings } from '#contract/admin/admin.ts';
import { formTypes, type WebhookKey } from '#contract/form-types.ts';
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

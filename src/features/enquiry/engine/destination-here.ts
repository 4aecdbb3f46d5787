import type { FormType } from '#contract/form-types.ts';
import { siteConfig } from '#content/site-config.ts';
import { resolveDestination, WEBHOOK_STORAGE_KEY, type SiteDefault } from '#outbox/destination.ts';
import type { Destination } from '#outbox/record.ts';
import { readStored } from './storage.ts';

const siteDefault: SiteDefault =
  siteConfig.leadsWebhookUrl === ''
    ? { kind: 'server' }
    : { kind: 'webhook', url: siteConfig.leadsWebhookUrl, mode: siteConfig.webhookMode };

/** Where this browser sends a lead of this form. */
export function destinationHere(formType: FormType): Destination | null {
  const stored = readStored(WEBHOOK_STORAGE_KEY, (checks) => checks.storedWebhooksSchema) ?? {};
  return resolveDestination(formType, siteDefault, stored);
}

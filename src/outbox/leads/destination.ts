import type { FormType } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import type { z } from '#contract/zod.ts';
import type { Destination } from '../core/record.ts';
import type { storedWebhooksSchema } from './stored-webhooks.ts';

/** Key of the automation webhook URLs in local storage. */
export const WEBHOOK_STORAGE_KEY = 'zapier-webhooks';

/** Webhook URLs by form type. */
export type WebhookMap = z.infer<typeof storedWebhooksSchema>;

/** How the site was built: with the bundled server, or for a static host with one webhook. */
export type SiteDefault =
  | { kind: 'server' }
  | { kind: 'webhook'; url: string; mode: 'no-cors' | 'cors' }
  | { kind: 'none' };

const registered = new Map<FormType, string>();

/** Registers a webhook for a form type until the page is closed. */
export function registerWebhook(formType: FormType, url: string): void {
  registered.set(formType, url);
}

/** Removes a registered webhook. */
export function unregisterWebhook(formType: FormType): void {
  registered.delete(formType);
}

/**
 * Where a form's submission goes: the in-memory map, then local storage, then the site's default.
 * With the bundled server everything goes there and the server does the same lookup, so that the
 * owner's own leads reach the inbox too (decision 0004). Null when nothing is configured.
 */
export function resolveDestination(
  formType: FormType,
  siteDefault: SiteDefault,
  stored: WebhookMap,
): Destination | null {
  if (siteDefault.kind === 'server') return { kind: 'server', url: paths.leads };
  const mode = siteDefault.kind === 'webhook' ? siteDefault.mode : 'no-cors';
  const url = registered.get(formType) ?? stored[formType];
  if (url !== undefined) return { kind: 'webhook', url, mode };
  return siteDefault.kind === 'webhook' ? { kind: 'webhook', url: siteDefault.url, mode } : null;
}

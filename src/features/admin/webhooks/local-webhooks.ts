import { formTypes, type FormType } from '#contract/form-types.ts';
import { logWarning } from '#components/log.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import {
  registerWebhook,
  unregisterWebhook,
  WEBHOOK_STORAGE_KEY,
  type WebhookMap,
} from '#outbox/leads/destination.ts';
import { storedWebhooksSchema } from '#outbox/leads/stored-webhooks.ts';

/** The webhooks in this browser's storage; corrupt values are logged and ignored. */
export function readLocalWebhooks(): WebhookMap {
  const text = readText(WEBHOOK_STORAGE_KEY);
  if (text === null || text === undefined) return {};
  try {
    const stored = storedWebhooksSchema.safeParse(JSON.parse(text));
    if (stored.success) return stored.data;
    logWarning(`Ignoring invalid webhooks in local storage: ${WEBHOOK_STORAGE_KEY}`);
  } catch (error) {
    logWarning(`Ignoring unreadable webhooks in local storage: ${WEBHOOK_STORAGE_KEY}`, error);
  }
  return {};
}

/** Registers the webhooks as destinations for the life of the page. */
export function registerWebhooks(webhooks: WebhookMap): void {
  for (const formType of formTypes) {
    const url = webhooks[formType];
    if (url !== undefined) registerWebhook(formType, url);
  }
}

/** Returns all webhooks in this browser. Throws if storage is refused. */
export function saveLocalWebhook(formType: FormType, url: string): WebhookMap {
  const next = { ...readLocalWebhooks(), [formType]: url };
  keep(next);
  registerWebhook(formType, url);
  return next;
}

/** Returns the remaining webhooks. Throws if storage is refused. */
export function removeLocalWebhook(formType: FormType): WebhookMap {
  const next = readLocalWebhooks();
  delete next[formType];
  keep(next);
  unregisterWebhook(formType);
  return next;
}

function keep(webhooks: WebhookMap): void {
  if (!writeText(WEBHOOK_STORAGE_KEY, JSON.stringify(webhooks))) {
    throw new Error('Could not save the webhook: local storage is full or blocked');
  }
}

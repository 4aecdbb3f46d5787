import { siteConfig } from '#content/site-config.ts';
import type { WebhookMap } from '#outbox/destination.ts';

/** Host of the webhook that a build for a static host carries; none where it carries none. */
export const builtInHosts = (): readonly string[] =>
  siteConfig.leadsWebhookUrl === '' ? [] : [new URL(siteConfig.leadsWebhookUrl).host];

/** Hosts of the webhooks that are saved, one for each. */
export const hostsOf = (webhooks: WebhookMap): readonly string[] =>
  Object.values(webhooks).flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : []));

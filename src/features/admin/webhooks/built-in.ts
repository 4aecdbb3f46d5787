import type { WebhookHosts } from '#content/admin/dashboard.ts';
import { siteConfig } from '#content/site-config.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { WebhookSettings } from '#contract/admin/admin.ts';
import type { WebhookMap } from '#outbox/leads/destination.ts';

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

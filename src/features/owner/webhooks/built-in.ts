import { siteConfig } from '#content/site-config.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { WebhookSettings } from '#contract/office/admin.ts';
import type { WebhookMap } from '#outbox/destination.ts';

/** Host of the webhook that a build for a static host carries; none where it carries none. */
export const builtInHosts = (): readonly string[] =>
  siteConfig.leadsWebhookUrl === '' ? [] : [new URL(siteConfig.leadsWebhookUrl).host];

/** Hosts of the webhooks that a server forwards to: those saved, and the one for all other forms. */
export const serverHosts = ({
  webhooks,
  defaultHost,
  all,
}: Pick<WebhookSettings, 'webhooks' | 'defaultHost' | 'all'>): readonly string[] => [
  ...hostsOf(webhooks),
  ...commonHost(all ?? null, defaultHost),
];

/** Hosts of the webhooks that are saved, one for each. */
export const hostsOf = (webhooks: WebhookMap): readonly string[] =>
  Object.values(webhooks).flatMap((url) => parseUrl(url)?.host ?? []);

/** The owner's own address for all other forms stands in the place of the operator's. */
function commonHost(all: string | null, defaultHost: string | null): readonly string[] {
  const own = all === null ? null : parseUrl(all);
  if (own) return [own.host];
  return defaultHost === null ? [] : [defaultHost];
}

import { siteConfig, siteVariables } from '#content/site-config.ts';
import { checkSiteVariables } from '#content/site-config-schema.ts';

/**
 * What the server must know of the build to open its Content-Security-Policy no further than
 * needed. Throws when a variable of the build is not usable.
 */
export function buildInfo() {
  checkSiteVariables(siteVariables);
  const webhook = siteConfig.leadsWebhookUrl;
  return { connectOrigins: webhook === '' ? [] : [new URL(webhook).origin] } as const;
}

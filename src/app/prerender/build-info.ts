import { isOwnAddress, siteConfig, siteVariables } from '#content/site-config.ts';
import { checkSiteVariables } from '#content/site-config-schema.ts';
import { analyticsTag, chatWidget, panelWebhookOrigins } from '#content/third-parties.ts';

/**
 * What the server must know of the build to keep its Content-Security-Policy as strict as possible.
 * Throws when a build variable is invalid.
 */
export function buildInfo() {
  checkSiteVariables(siteVariables);
  const { leadsWebhookUrl, analyticsId, chatWidgetId, origin } = siteConfig;
  return {
    // Only pages of a static host call webhooks: the default one and those saved in the browser.
    connectOrigins:
      leadsWebhookUrl === '' ? [] : [new URL(leadsWebhookUrl).origin, ...panelWebhookOrigins],
    ...addressOf(origin),
    ...(analyticsId === '' ? {} : { analytics: analyticsTag.policy }),
    ...(chatWidgetId === '' ? {} : { chat: chatWidget.policy }),
  } as const;
}

/** Base of links in what the server sends. A sample's address is not real, so the server only warns. */
function addressOf(origin: string) {
  if (isOwnAddress(origin)) return { siteOrigin: origin };
  return origin === '' ? {} : { sampleOrigin: origin };
}

import { siteConfig, siteVariables } from '#content/site-config.ts';
import { checkSiteVariables } from '#content/site-config-schema.ts';
import { analyticsTag, chatWidget, panelWebhookOrigins } from '#content/third-parties.ts';

/**
 * What the server must know of the build to open its Content-Security-Policy no further than
 * needed. Throws when a variable of the build is not usable.
 */
export function buildInfo() {
  checkSiteVariables(siteVariables);
  const { leadsWebhookUrl, analyticsId, chatWidgetId, hasAddress, origin } = siteConfig;
  return {
    // Only pages of a static host call webhooks: the default one and those saved in the browser.
    connectOrigins:
      leadsWebhookUrl === '' ? [] : [new URL(leadsWebhookUrl).origin, ...panelWebhookOrigins],
    // Links in what the server sends; the sample's address is nobody's.
    ...(hasAddress ? { siteOrigin: origin } : {}),
    ...(analyticsId === '' ? {} : { analytics: analyticsTag.policy }),
    ...(chatWidgetId === '' ? {} : { chat: chatWidget.policy }),
  } as const;
}

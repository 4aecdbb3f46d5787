import { isOwnAddress, siteConfig, siteVariables } from '#content/site-config.ts';
import { checkSiteVariables } from '#content/site-config-schema.ts';
import { analyticsTag, chatWidget, panelWebhookOrigins } from '#content/third-parties.ts';

/**
 * What the server must know of the build to open its Content-Security-Policy no further than
 * needed. Throws when a variable of the build is not usable.
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

/** For links in what the server sends; a sample's address is nobody's, so it is only warned about. */
function addressOf(origin: string) {
  if (isOwnAddress(origin)) return { siteOrigin: origin };
  return origin === '' ? {} : { sampleOrigin: origin };
}

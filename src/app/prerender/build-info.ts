import { errors } from '#content/errors.ts';
import { galleryTexts } from '#content/gallery.ts';
import { picture as placeholder } from '#content/pictures/generated/fallback.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { checkSiteVariables } from '#content/site-config-schema.ts';
import { isOwnAddress, siteConfig, siteVariables } from '#content/site-config.ts';
import { analyticsTag, chatWidget, panelWebhookOrigins } from '#content/third-parties.ts';

/** Texts that the boot script shows. */
export function bootTexts() {
  return {
    placeholder: pictureUrl(placeholder, Math.min(...placeholder.widths), 'webp'),
    unavailable: errors.imageUnavailable,
    close: galleryTexts.close,
  } as const;
}

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

import { isAdminPath } from '#contract/paths.ts';
import { siteConfig } from '#content/site-config.ts';

/**
 * Loads the chat widget once, if one is configured, when the page is idle; not for who asks not to be tracked, and not on the owner's screens.
 */
export function startChat(): void {
  if (siteConfig.chatWidgetId === '' || isAdminPath(location.pathname)) return;
  void import('./widget.ts').then(({ loadWidget }) => loadWidget(siteConfig.chatWidgetId));
}

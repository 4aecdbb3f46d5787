import createCache, { type EmotionCache } from '@emotion/cache';
import { CRITICAL_STYLE_ID, DEFERRED_STYLE_ID, DEFERRED_STYLE_ON } from './style-elements.ts';

const KEY = 'css';

/**
 * Emotion's cache, the same in browser and prerenderer; in the browser it knows what the page's own
 * style holds already. Without the vendor prefixer: every browser that runs the site knows the
 * properties unprefixed, and it saves a quarter of the style's bytes.
 */
export function newEmotionCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  if (typeof document === 'undefined') return cache;
  const know = (style: string) => {
    for (const [, name] of style.matchAll(new RegExp(`\\.${KEY}-(\\w+)`, 'g')))
      if (name !== undefined) cache.inserted[name] = true;
  };
  know(document.getElementById(CRITICAL_STYLE_ID)?.textContent ?? '');
  const deferred = document.getElementById(DEFERRED_STYLE_ID);
  if (deferred instanceof HTMLLinkElement) {
    const read = () => know(textOf(deferred.sheet));
    if (deferred.media === DEFERRED_STYLE_ON) read();
    else deferred.addEventListener('load', read, { once: true });
  }
  return cache;
}

function textOf(sheet: CSSStyleSheet | null): string {
  return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
}

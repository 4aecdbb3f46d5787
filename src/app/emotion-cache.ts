import createCache, { type EmotionCache } from '@emotion/cache';
import composedStyles from 'virtual:composed-styles';
import { CRITICAL_STYLE_ID } from './style-elements.ts';
import { withoutEffect } from './without-effect.ts';
import { withoutOverridden } from './without-overridden.ts';

const KEY = 'css';

/** One list for all pages: Emotion keeps what a style compiles to, once for each list. */
const plugins = import.meta.env.SSR ? [withoutOverridden(), withoutEffect] : [];

/**
 * Emotion's cache; in the browser it knows the rules that the page's own style already has, and those
 * that no page needs. Without the vendor prefixer: every supported browser knows the
 * unprefixed properties, and it saves a quarter of the style's bytes.
 */
export function newEmotionCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: plugins });
  if (typeof document === 'undefined') return cache;
  const style = document.getElementById(CRITICAL_STYLE_ID)?.textContent ?? '';
  for (const [, name] of style.matchAll(new RegExp(`\\.${KEY}-(\\w+)`, 'g')))
    if (name !== undefined) cache.inserted[name] = true;
  for (const name of composedStyles) cache.inserted[name] = true;
  return cache;
}

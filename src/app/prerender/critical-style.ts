import type { EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';

/** A page's markup and the style for what is seen of it first. */
export type StyledPage = { readonly html: string; readonly styles: string };

/**
 * The critical style of a page, cut in two: for the head what the shell and the first section need,
 * and the rest just before the section that uses it first, so that the first paint waits for no
 * byte of what is below the fold. Emotion's client takes both parts out of the body before React
 * hydrates, and their order stays the order of insertion.
 */
export function withCriticalStyle(
  html: string,
  cache: EmotionCache,
  emotion: EmotionServer,
): StyledPage {
  const whole = emotion.extractCriticalToChunks(html);
  const fold = secondSection(html);
  if (fold === null) return { html, styles: emotion.constructStyleTagsFromChunks(whole) };
  const first = emotion.extractCriticalToChunks(html.slice(0, fold));
  const known = new Set(first.styles.flatMap(({ ids }) => ids));
  const ids = whole.styles.flatMap((sheet) => sheet.ids).filter((id) => !known.has(id));
  const css = ids.map((id) => cache.inserted[id]).filter((rule) => typeof rule === 'string');
  const rest = `<style data-emotion="${cache.key} ${ids.join(' ')}">${css.join('')}</style>`;
  return {
    html: `${html.slice(0, fold)}${rest}${html.slice(fold)}`,
    styles: emotion.constructStyleTagsFromChunks(first),
  };
}

/** Where the page's second section starts. */
function secondSection(html: string): number | null {
  const main = html.indexOf('<main');
  const first = html.indexOf('<section', main);
  const second = html.indexOf('<section', first + 1);
  return main < 0 || first < 0 || second < 0 ? null : second;
}

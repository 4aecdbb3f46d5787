import type { EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';
import { belowFold } from '#components/below-fold.ts';
import { CRITICAL_STYLE_ID, DEFERRED_STYLE_ID } from '../style-elements.ts';

/** A page's style in two parts. */
export type PageStyle = {
  /** What a visit opens with: goes into the page. */
  readonly critical: string;
  /** What only markup below the fold uses: a sheet of its own; empty where a page marks none. */
  readonly deferred: string;
};

const MARK = Object.keys(belowFold).join('');

/** The footer, too, is below the fold where something else is. */
const BELOW = `[${MARK}],:has([${MARK}])~footer`;

/** Longest time that a stalled sheet keeps words from the visitor, in seconds. */
const LONGEST_WAIT_S = 3;

/**
 * Unstyled it would be seen to jump into place; bare words are still better than none. Important, as
 * the rule that stops movement is: this delay is none.
 */
const HIDDEN = `${BELOW}{visibility:hidden;animation:reveal 0s ${LONGEST_WAIT_S}s forwards!important}@keyframes reveal{to{visibility:visible}}`;
const SHOWN = `${BELOW}{visibility:visible;animation:none!important}`;

/** Divides the style that a page's markup needs by the place of what needs it. */
export function pageStyle(html: string, emotion: EmotionServer, cache: EmotionCache): PageStyle {
  const stylesOf = (markup: string) => emotion.extractCriticalToChunks(markup).styles;
  const everything = stylesOf(html);
  if (!html.includes(MARK))
    return { critical: everything.map(({ css }) => css).join(''), deferred: '' };
  const critical = stylesOf(aboveFold(html));
  const inPage = new Set(critical.flatMap(({ ids }) => ids));
  const deferred = everything
    .flatMap(({ ids }) => ids)
    .filter((id) => !inPage.has(id))
    .map((id) => ruleOf(cache, id));
  return {
    critical: `${critical.map(({ css }) => css).join('')}${HIDDEN}`,
    deferred: `${deferred.join('')}${SHOWN}`,
  };
}

function ruleOf(cache: EmotionCache, id: string): string {
  const rule = cache.inserted[id];
  if (typeof rule !== 'string') throw new Error(`Emotion has no style named ${id}`);
  return rule;
}

function aboveFold(html: string): string {
  const from = html.indexOf(`<div ${MARK}`);
  const to = html.indexOf('</main>', from);
  if (from < 0 || to < 0) throw new Error(`${MARK} must stand on a div inside main`);
  return (html.slice(0, from) + html.slice(to)).replace(/<footer[^]*?<\/footer>/, '');
}

/**
 * The tags of a page's style. The critical part is one plain element, not in Emotion's own form: its
 * client would move such elements about, and each move has the browser lay out the whole page again.
 * The deferred sheet is for print at first, so that nothing waits for it; boot.js switches it on.
 */
export function styleTags(critical: string, deferredUrl: string | null): string {
  const element = `<style id="${CRITICAL_STYLE_ID}">${critical}</style>`;
  if (deferredUrl === null) return element;
  const sheet = `rel="stylesheet" href="${deferredUrl}"`;
  return `${element}<link id="${DEFERRED_STYLE_ID}" ${sheet} media="print"><noscript><link ${sheet}></noscript>`;
}

import type { EmotionServer } from '@emotion/server/create-instance';
import { CRITICAL_STYLE_ID } from '../emotion-cache.ts';

/**
 * The style that a page's markup needs, as one plain element. Not in Emotion's own form: its client
 * would move such elements about, and each move has the browser lay out the whole page again.
 */
export function criticalStyle(html: string, emotion: EmotionServer): string {
  const { styles } = emotion.extractCriticalToChunks(html);
  return `<style id="${CRITICAL_STYLE_ID}">${styles.map(({ css }) => css).join('')}</style>`;
}

/**
 * Attribute of the root element while the first screen loads. Pictures further down wait for it: on
 * slow connections browsers request lazy images thousands of pixels ahead, which takes half of the
 * bandwidth from the picture on screen.
 */
export const OPENING_MARK = 'data-opening';

/** Data attribute of the root element from when React takes the page over: only React may change its HTML then. */
export const STARTED_KEY = 'started';

/** Attribute of the root element while parts of the page wait to be laid out (app/boot/lay-out.ts). */
export const LATER_MARK = 'data-later';

/** Those parts: what follows the first one of the page. */
export const LATER = 'main > * ~ section, footer';

/** Longest wait for an idle callback after the load event, in ms. */
const IDLE_LIMIT_MS = 10_000;

/** Resolves when the page has loaded and is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(resolve, { timeout: IDLE_LIMIT_MS });
    } else setTimeout(resolve);
  });
}

/** Calls back after the next paint; at once in a hidden page, which does not paint. */
export function whenPainted(tell: () => void): void {
  if (document.hidden) tell();
  else requestAnimationFrame(() => setTimeout(tell));
}

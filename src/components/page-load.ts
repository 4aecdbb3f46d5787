/**
 * Attribute of the root element while the first screen loads. Pictures further down wait for it: on
 * slow connections browsers request lazy images thousands of pixels ahead, which takes half of the
 * bandwidth from the picture on screen.
 */
export const OPENING_MARK = 'data-opening';

/** Attribute of the root element once the worker has newer content than the page: links are left to the browser. */
export const OUTDATED_MARK = 'data-outdated';

/** Data attribute of the root element: ids of the parts that React has read, whose HTML only it may change. */
const TAKEN_KEY = 'taken';

/** Says that the HTML of a part is React's from now on. */
export function takeHtml(id: string): void {
  const { dataset } = document.documentElement;
  dataset[TAKEN_KEY] = `${dataset[TAKEN_KEY] ?? ''} ${id}`;
}

/** Whether the HTML of a part is React's. */
export const isTaken = (id: string): boolean =>
  document.documentElement.matches(`[data-${TAKEN_KEY}~=${id}]`);

/** Attribute of the root element while parts of the page wait to be laid out (app/boot/lay-out.ts). */
export const LATER_MARK = 'data-later';

/** Those parts: what follows the first one of the page, and each project of a list of them. */
export const LATER = 'main > * ~ section, main > div > section, [data-kind], footer';

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

/** Resolves in a later task, after input that waits; sooner than `whenIdle`. */
export const whenInputIsHandled = (): Promise<void> =>
  // Not in every browser.
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Calls back after the next paint; at once in a hidden page, which does not paint. */
export function whenPainted(tell: () => void): void {
  if (document.hidden) tell();
  else requestAnimationFrame(() => setTimeout(tell));
}

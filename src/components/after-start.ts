const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** Longest wait for an idle moment once the page has loaded, in ms. */
const IDLE_LIMIT_MS = 10_000;

/**
 * Resolves with the visitor's first interaction, or when the loaded page is idle: the moment for what
 * must not compete with the page itself.
 */
export function afterStart(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const { signal } = controller;
    const done = () => {
      controller.abort();
      resolve();
    };
    for (const sign of SIGNS)
      addEventListener(sign, done, { capture: true, passive: true, signal });
    const whenIdle = () => {
      if (signal.aborted) return;
      // Safari has no idle callback.
      if (typeof requestIdleCallback === 'function') {
        requestIdleCallback(done, { timeout: IDLE_LIMIT_MS });
      } else setTimeout(done, IDLE_LIMIT_MS);
    };
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true, signal });
  });
}

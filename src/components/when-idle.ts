/** Longest wait for an idle moment once the page has loaded, in ms. */
const IDLE_LIMIT_MS = 10_000;

/** Resolves when the loaded page is idle: the moment for what must not compete with the page itself. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(resolve, { timeout: IDLE_LIMIT_MS });
    } else setTimeout(resolve);
  });
}

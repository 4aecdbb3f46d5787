import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Before, for this file's own import; after, because the files that follow share the loaded modules.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'this phone'],
  ['Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile', 'this phone'],
  ['Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/138.0.0.0', 'this device'],
  ['Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'this device'],
  ['Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0', 'this device'],
  ['X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'this device'],
])('in %s a request is kept on %s', async (userAgent, words) => {
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${userAgent} Safari` });
  const { toastsOfWaiting } = await load();
  expect(toastsOfWaiting).toBe(`Saved on ${words}`);
});

async function load() {
  const { formToasts } = await import('#content/forms/toasts.ts');
  const { queued } = formToasts('hero_contact', {}, new Date());
  return { toastsOfWaiting: queued.title };
}

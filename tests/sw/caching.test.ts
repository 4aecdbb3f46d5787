import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ORIGIN, world } from './worker-scope.ts';
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { setUpCaching } from '../../sw/caching.ts';

const PAGES = ['/index.html', '/services.html', '/404.html'];
setUpCaching(PAGES.map((url) => ({ url, revision: '1' })));

const network = vi.fn<typeof fetch>();

beforeEach(async () => {
  network.mockReset().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', network);
  const cache = await caches.open(cacheNames.precache);
  for (const page of PAGES) await cache.put(getCacheKeyForURL(page) ?? '', new Response(page));
});

/** What the worker answers with; null where it leaves a request to the browser. */
async function answerTo(path: string, mode: RequestMode = 'navigate'): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  const request = Object.defineProperty(new Request(`${ORIGIN}${path}`), 'mode', { value: mode });
  const respondWith = (given: Promise<Response>) => void (answer = given);
  world.listeners.get('fetch')?.(
    Object.assign(new ExtendableEvent('fetch'), { request, respondWith }),
  );
  return answer;
}

const textOf = async (path: string) => (await answerTo(path))?.text();

test.each([
  ['/', '/index.html'],
  ['/services', '/services.html'],
  ['/services.html', '/services.html'],
  ['/services/', '/services.html'],
  ['/services?utm_source=paper&q=1', '/services.html'],
])('%s opens without network', async (path, page) => {
  expect(await textOf(path)).toBe(page);
  expect(network).not.toHaveBeenCalled();
});

test('a page that is not on the phone comes from the network, and without it is said not to be there', async () => {
  network.mockResolvedValueOnce(new Response('from the network'));
  expect(await textOf('/nowhere')).toBe('from the network');
  expect(await textOf('/nowhere')).toBe('/404.html');
});

test('a page that is not on the phone is said not to be there when the line never answers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  network.mockReturnValueOnce(new Promise(() => undefined));
  const text = textOf('/nowhere');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await text).toBe('/404.html');
});

test('what the server itself answers may take its time', async () => {
  expect(await answerTo('/api/admin/leads.csv')).toBeNull();
});

test('what a page asks for and cannot be had is an error, not the not-found page', async () => {
  const answer = await answerTo('/assets/gone.js', 'cors');
  expect(answer?.type).toBe('error');
});

test('what the server is asked is none of the worker’s', async () => {
  expect(await answerTo('/api/leads', 'cors')).toBeNull();
});

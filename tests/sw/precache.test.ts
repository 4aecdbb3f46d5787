import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ORIGIN, world } from './worker-scope.ts';
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { setUpCaching } from '../../sw/caching.ts';
import { onMessage } from '../../sw/messages.ts';
import { forgetCheck, mendPrecache } from '../../sw/precache.ts';

const FILES = ['/index.html', '/quote.html', '/assets/start-1a2b.js', '/parts.json'];
setUpCaching(FILES.map((url) => ({ url, revision: url.endsWith('.js') ? null : '1' })));

const WEEK_MS = 7 * 86_400_000;
const NOW = Date.parse('2026-03-03T09:00:00Z');
const network = vi.fn<(path: string) => Promise<Response>>();

const keyOf = (path: string) => getCacheKeyForURL(path) ?? '';
const precache = () => caches.open(cacheNames.precache);

async function textOf(path: string): Promise<string | undefined> {
  return (await (await precache()).match(keyOf(path)))?.text();
}

/** The browser takes part of the cache away, as it does when the disk is nearly full. */
async function evict(...paths: string[]): Promise<void> {
  const cache = await precache();
  for (const path of paths) await cache.delete(keyOf(path));
}

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  const cache = await precache();
  for (const path of FILES) await cache.put(keyOf(path), new Response(path));
  world.updated.mockReset().mockResolvedValue();
  network.mockReset().mockImplementation(async (path) => new Response(`again ${path}`));
  vi.stubGlobal('fetch', network);
});

test('what the browser has evicted from the precache is put back, the rest is left as it is', async () => {
  await evict('/quote.html', '/assets/start-1a2b.js');
  await mendPrecache(NOW);
  // The page of the build, whatever has been published over it.
  expect(await textOf('/quote.html')).toBe('again /quote.html?of-build');
  expect(await textOf('/assets/start-1a2b.js')).toBe('again /assets/start-1a2b.js');
  expect(await textOf('/index.html')).toBe('/index.html');
});

test('the list is compared once a week, and again after an update', async () => {
  await mendPrecache(NOW);
  await evict('/quote.html');
  await mendPrecache(NOW + WEEK_MS - 1);
  expect(network).not.toHaveBeenCalled();
  await mendPrecache(NOW + WEEK_MS);
  expect(network).toHaveBeenCalledTimes(1);
  await evict('/quote.html');
  await forgetCheck();
  await mendPrecache(NOW + WEEK_MS + 1);
  expect(await textOf('/quote.html')).toBe('again /quote.html?of-build');
});

test('a clock that was put back does not put the comparison off', async () => {
  await mendPrecache(NOW);
  await evict('/quote.html');
  await mendPrecache(NOW - WEEK_MS);
  expect(await textOf('/quote.html')).toBe('again /quote.html?of-build');
});

test('what could not be fetched is asked for again the next time', async () => {
  await evict('/quote.html', '/index.html');
  network.mockResolvedValueOnce(new Response('', { status: 502 }));
  await mendPrecache(NOW);
  network.mockClear();
  await mendPrecache(NOW + 1);
  expect(network).toHaveBeenCalledTimes(1);
});

test.each([
  ['a newer version is on its way', () => Object.assign(registrationOf(), { installing: {} })],
  ['nobody answers', () => world.updated.mockRejectedValue(new TypeError('no network'))],
])('nothing is mixed into this version while %s', async (_case, given) => {
  onTestFinished(() => void Object.assign(registrationOf(), { installing: null }));
  given();
  await evict('/quote.html');
  await mendPrecache(NOW);
  expect(network).not.toHaveBeenCalled();
  expect(await textOf('/quote.html')).toBeUndefined();
});

test('a page that is idle has it done, before it asks for the rest', async () => {
  await evict('/quote.html');
  await onMessage({ type: 'CACHE_REST' });
  expect(network.mock.calls.map(([path]) => new URL(path, ORIGIN).pathname)).toEqual([
    '/quote.html',
    '/api/capsule-key',
  ]);
});

test('what is evicted while the rest is still being fetched is put back by the next page', async () => {
  await (await precache()).put(keyOf('/parts.json'), Response.json(['/assets/slow-1a2b.js']));
  const slow = Promise.withResolvers<Response>();
  network.mockReturnValueOnce(slow.promise);
  const first = onMessage({ type: 'CACHE_REST' });
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(1));
  await evict('/quote.html');
  await forgetCheck();
  const second = onMessage({ type: 'CACHE_REST' });
  await vi.waitFor(async () =>
    expect(await textOf('/quote.html')).toBe('again /quote.html?of-build'),
  );
  slow.resolve(new Response('slow'));
  await Promise.all([first, second]);
});

function registrationOf(): object {
  return Reflect.get(self, 'registration');
}

import { beforeEach, expect, test, vi } from 'vitest';
import { ORIGIN } from './worker-scope.ts';
import { keepExactly } from '../../sw/second-stage.ts';

const NAME = 'parts';
const STAGE = { cacheName: NAME, httpCache: 'default' } as const;
const answers = new Map<string, Response | null>();
/** How each request goes about the browser's own cache. */
const asked = new Map<string, RequestCache | undefined>();

const held = async () =>
  (await (await caches.open(NAME)).keys()).map(({ url }) => new URL(url).pathname).toSorted();

beforeEach(async () => {
  await caches.delete(NAME);
  answers.clear();
  asked.clear();
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit = {}) => {
    asked.set(path, cache);
    const answer = answers.get(path);
    if (!answer) throw new TypeError('no network');
    return answer;
  });
});

test('what is listed and not there yet is fetched, what is listed no more is removed', async () => {
  const cache = await caches.open(NAME);
  for (const name of ['old', 'kept']) await cache.put(`${ORIGIN}/${name}.js`, new Response(name));
  answers.set('/new.js', new Response('new'));
  await keepExactly(STAGE, ['/kept.js', '/new.js']);
  expect(await held()).toEqual(['/kept.js', '/new.js']);
});

test('an answer that is an error is not kept', async () => {
  answers.set('/gone.js', new Response('', { status: 404 }));
  answers.set('/there.js', new Response('there'));
  await keepExactly(STAGE, ['/gone.js', '/there.js']);
  expect(await held()).toEqual(['/there.js']);
});

test('without network what is there stays, and the next time goes on', async () => {
  answers.set('/one.js', new Response('one'));
  const all = ['/one.js', '/two.js', '/three.js', '/four.js', '/five.js'];
  await keepExactly(STAGE, all);
  expect(await held()).toEqual(['/one.js']);
  for (const path of all) answers.set(path, new Response(path));
  await keepExactly(STAGE, all);
  expect(await held()).toEqual(all.toSorted());
});

test('where data is saved nothing is fetched, and what is listed no more is removed anyway', async () => {
  const cache = await caches.open(NAME);
  await cache.put(`${ORIGIN}/old.js`, new Response('old'));
  answers.set('/new.js', new Response('new'));
  await keepExactly(STAGE, ['/new.js'], true);
  expect(await held()).toEqual([]);
});

test('what may change at its address is not taken from the cache of the browser', async () => {
  answers.set('/one.js', new Response('one'));
  await keepExactly({ cacheName: NAME, httpCache: 'no-cache' }, ['/one.js']);
  expect(asked).toEqual(new Map([['/one.js', 'no-cache']]));
});

import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ORIGIN, world } from './worker-scope.ts';
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL, precache } from 'workbox-precaching';
import { onMessage } from '../../sw/messages.ts';
import { notifyDelivered } from '../../sw/notifications.ts';
import { isAdminPage, adminPageStrategy } from '../../sw/admin-pages.ts';
import { cacheParts, partStrategy } from '../../sw/parts.ts';
import { cachePictures, pictureStrategy } from '../../sw/pictures.ts';
import { rowWith } from '../support/submission.ts';
import { freshOutbox, putRaw } from '../unit/outbox/fresh-outbox.ts';
import { givenPermission } from './worker-scope.ts';

/** The network: what it answers by path, and what was asked of it. */
const network = { answers: new Map<string, Response>(), asked: [] as string[] };

/** Files that were asked for. */
const filesAsked = () => network.asked.filter((path) => path !== '/api/capsule-key');

const pathOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).pathname;

/** A line that accepts what is asked and never answers. */
function silence(): void {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    // What nobody answers would never let an event end.
    world.lasting = [];
  });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
}

const event = () => new ExtendableEvent('fetch');
const asked = (path: string) => new Request(`${ORIGIN}${path}`);

const LISTS = ['/parts.json', '/owners-parts.json', '/pictures.json', '/manifest.webmanifest'];
precache(LISTS.map((url) => ({ url, revision: '1' })));

/** Lays a file where the worker's installation does. */
async function precached(path: string, content: unknown): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  await cache.put(getCacheKeyForURL(path) ?? '', new Response(JSON.stringify(content)));
}

async function keep(cacheName: string, path: string, content = path): Promise<void> {
  await (await caches.open(cacheName)).put(`${ORIGIN}${path}`, new Response(content));
}

const held = async (cacheName: string) =>
  (await (await caches.open(cacheName)).keys())
    .map(({ url }) => new URL(url))
    .map(({ pathname, search }) => pathname + search)
    .toSorted();

/** An answer such as only a browser can be given. */
function oddAnswer(odd: { status: number } | { redirected: true }): Response {
  const answer = Object.defineProperties(
    new Response('odd'),
    Object.fromEntries(Object.entries(odd).map(([name, value]) => [name, { value }])),
  );
  return Object.assign(answer, { clone: () => oddAnswer(odd) });
}

const answering = (...paths: string[]) => {
  for (const path of paths) network.answers.set(path, new Response(path));
};

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  network.answers.clear();
  network.asked = [];
  vi.stubGlobal('fetch', async (what: RequestInfo | URL) => {
    network.asked.push(pathOf(what));
    const answer = network.answers.get(pathOf(what));
    if (answer === undefined) throw new TypeError('no network');
    return answer.clone();
  });
});

describe('a picture', () => {
  const large = '/pictures/hero-1440.webp';
  const smallest = '/pictures/hero-480.avif';
  const shown = async () =>
    (await pictureStrategy.handle({ event: event(), request: asked(large) })).text();

  test('comes from the phone where it is there, and else from the network', async () => {
    answering(large);
    expect(await shown()).toBe(large);
    await keep('pictures', large, 'from the phone');
    expect(await shown()).toBe('from the phone');
  });

  test('is its smallest width where it cannot be had, and missing where there is not even that', async () => {
    await keep('pictures', smallest);
    expect(await shown()).toBe(smallest);
    await caches.delete('pictures');
    await expect(shown()).rejects.toThrow('could not generate a response');
  });

  test('is its smallest width where the line does not answer, within 3 s', async () => {
    await keep('pictures', smallest);
    silence();
    const answer = shown();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe(smallest);
  });

  test('that is missing at the host is not kept as missing', async () => {
    network.answers.set(large, new Response('', { status: 404 }));
    await pictureStrategy.handle({ event: event(), request: asked(large) });
    await Promise.allSettled(world.lasting);
    answering(large);
    expect(await shown()).toBe(large);
  });

  test('is fetched ahead, and not where data is saved, which lets go of old ones anyway', async () => {
    await precached('/pictures.json', [smallest]);
    answering(smallest);
    const saving = Object.assign(Reflect.get(self, 'navigator'), {
      connection: { saveData: true },
    });
    onTestFinished(() => void Reflect.deleteProperty(saving, 'connection'));
    await keep('pictures', '/pictures/old-480.avif');
    await cachePictures();
    expect(await held('pictures')).toEqual([]);
    saving.connection.saveData = false;
    await cachePictures();
    expect(await held('pictures')).toEqual([smallest]);
  });
});

describe('the list of what is fetched ahead', () => {
  test.each([
    ['names something elsewhere', ['/assets/a.js', 'https://other.example/b.js']],
    ['is no list', { a: 1 }],
  ])('that %s is not followed, and nothing is let go for it', async (_case, content) => {
    await precached('/parts.json', content);
    await keep('parts', '/assets/old.js');
    await cacheParts();
    expect(network.asked).toEqual([]);
    expect(await held('parts')).toEqual(['/assets/old.js']);
  });

  test('that is not there lets go of nothing', async () => {
    await keep('parts', '/assets/old.js');
    await cacheParts();
    expect(await held('parts')).toEqual(['/assets/old.js']);
  });
});

describe('a page that asks for the rest', () => {
  test('gets the code first, then the pictures, and of several at once each file is fetched once', async () => {
    await precached('/parts.json', ['/assets/search.js']);
    await precached('/pictures.json', ['/pictures/hero-480.avif']);
    answering('/assets/search.js', '/pictures/hero-480.avif');
    await Promise.all([1, 2].map(() => onMessage({ type: 'CACHE_REST' })));
    expect(network.asked).toEqual([
      '/api/capsule-key',
      '/assets/search.js',
      '/pictures/hero-480.avif',
    ]);
  });

  test('is heard again once that is over', async () => {
    await precached('/parts.json', ['/assets/search.js']);
    await onMessage({ type: 'CACHE_REST' });
    answering('/assets/search.js');
    await onMessage({ type: 'CACHE_REST' });
    expect(await held('parts')).toEqual(['/assets/search.js']);
  });
});

test('a part for which the line never answers is missing after 8 s, so that the page can ask again', async () => {
  silence();
  const answer = partStrategy.handle({ event: event(), request: asked('/assets/search.js') });
  const outcome = answer.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await outcome).toMatchObject({ name: 'TimeLimitError' });
});

describe('the owner’s screens', () => {
  const opened = async (path: string) =>
    (await adminPageStrategy.handle({ event: event(), request: asked(path) })).text();

  test('are on the phone once the owner has signed in, with their code', async () => {
    await precached('/owners-parts.json', ['/assets/inbox.js']);
    answering('/assets/inbox.js', '/admin');
    await onMessage({ type: 'CACHE_OWNERS' });
    expect(await held('owners-parts')).toEqual(['/assets/inbox.js']);
    expect(await held('owners-pages')).toEqual(['/admin']);
    const code = await partStrategy.handle({ event: event(), request: asked('/assets/inbox.js') });
    expect(await code.text()).toBe('/assets/inbox.js');
    expect(network.asked).toEqual(['/assets/inbox.js', '/admin']);
  });

  test('stand in for one another without network, and are not to be had where none was opened', async () => {
    await expect(opened('/admin/leads')).rejects.toThrow('could not generate a response');
    answering('/admin/leads');
    expect(await opened('/admin/leads')).toBe('/admin/leads');
    // It is kept once it has been answered with.
    await expect.poll(() => held('owners-pages')).toEqual(['/admin/leads']);
    network.answers.clear();
    expect(await opened('/admin/webhooks')).toBe('/admin/leads');
  });

  test('open within 3 s on a line that accepts and never answers, the one asked for first', async () => {
    await keep('owners-pages', '/admin');
    silence();
    for (const path of ['/admin', '/admin/leads']) {
      const answer = opened(path);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await answer).toBe('/admin');
    }
  });

  test('are renewed with a new version, where somebody has opened them, and never by an error', async () => {
    await precached('/owners-parts.json', ['/assets/inbox-2.js']);
    answering('/assets/inbox-2.js', '/admin');
    await keep('owners-parts', '/assets/inbox-1.js');
    await onMessage({ type: 'CACHE_REST' });
    expect(filesAsked()).toEqual([]);
    await keep('owners-pages', '/admin', 'the old version');
    await onMessage({ type: 'CACHE_REST' });
    expect(await held('owners-parts')).toEqual(['/assets/inbox-2.js']);
    await keep('owners-renewed', '/admin', 'another version');
    network.answers.set('/admin', new Response('an error', { status: 502 }));
    await onMessage({ type: 'CACHE_REST' });
    network.answers.clear();
    expect(await opened('/admin')).toBe('/admin');
  });

  test('are kept once a page, whichever lead was opened on it', async () => {
    answering('/admin/leads', '/admin/leads/');
    answering('/admin/leads/1');
    for (const address of ['/admin/leads?lead=1', '/admin/leads/1', '/admin/leads/']) {
      await opened(address);
    }
    await Promise.allSettled(world.lasting);
    await expect.poll(() => held('owners-pages')).toEqual(['/admin/leads']);
    network.answers.clear();
    expect(await opened('/admin/leads/3')).toBe('/admin/leads/');
  });

  test('that an earlier release has kept for each lead are kept once, though there is no network', async () => {
    await keep('owners-pages', '/admin/leads?lead=1', 'the screen');
    await keep('owners-pages', '/admin/leads?lead=2', 'the screen');
    await keep('owners-pages', '/admin/notices/', 'notices');
    await onMessage({ type: 'CACHE_REST' });
    expect(await held('owners-pages')).toEqual(['/admin/leads', '/admin/notices']);
    expect(await opened('/admin/leads?lead=2')).toBe('the screen');
  });

  test('are fetched again once a version of the site, not by each page that opens', async () => {
    await keep('owners-pages', '/admin');
    await keep('owners-pages', '/admin/leads');
    await onMessage({ type: 'CACHE_REST' });
    expect(filesAsked()).toEqual(['/admin', '/admin/leads']);
    answering('/admin', '/admin/leads');
    network.answers.set('/admin/leads', new Response('', { status: 503 }));
    await onMessage({ type: 'CACHE_REST' });
    answering('/admin/leads');
    network.asked = [];
    await onMessage({ type: 'CACHE_REST' });
    expect(filesAsked()).toEqual(['/admin', '/admin/leads']);
    await onMessage({ type: 'CACHE_REST' });
    expect(filesAsked()).toHaveLength(2);
    await keep('owners-renewed', '/admin', 'another version');
    await onMessage({ type: 'CACHE_REST' });
    expect(filesAsked()).toHaveLength(4);
  });

  test('are kept as they are, never as the redirect that leads to them', async () => {
    network.answers.set('/admin/leads/', oddAnswer({ status: 0 }));
    await adminPageStrategy.handle({ event: event(), request: asked('/admin/leads/') });
    await Promise.allSettled(world.lasting);
    expect(await held('owners-pages')).toEqual([]);
    await keep('owners-pages', '/admin', 'the screen');
    network.answers.set('/admin', oddAnswer({ redirected: true }));
    await onMessage({ type: 'CACHE_REST' });
    network.answers.clear();
    expect(await opened('/admin')).toBe('the screen');
  });

  test('are pages that somebody opens, not what such a page asks for', () => {
    const visit = (path: string, mode: RequestMode) =>
      isAdminPage(
        Object.defineProperty(asked(path), 'mode', { value: mode }),
        new URL(path, ORIGIN),
      );
    expect(visit('/admin/leads', 'navigate')).toBe(true);
    expect(visit('/admin/leads', 'cors')).toBe(false);
    expect(visit('/administration', 'navigate')).toBe(false);
  });
});

test('a notification names the business as the manifest does', async () => {
  await freshOutbox();
  givenPermission('granted');
  world.shown.mockClear();
  await precached('/manifest.webmanifest', { name: 'Stone & Sons' });
  const row = rowWith({ state: 'delivered', envelope: null });
  await putRaw(row);
  await notifyDelivered([row.id]);
  expect(world.shown.mock.calls[0]?.[1].body).toMatch(/^Stone & Sons has it/);
});

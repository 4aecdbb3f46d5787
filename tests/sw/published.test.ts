import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { aWindow, ORIGIN, world } from './worker-scope.ts';
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { ContentList } from '../../src/contract/content/published.ts';
import { setUpCaching } from '../../sw/caching.ts';

const BUILD = '0a1b2c3d4e5f';
const OTHER_BUILD = '5f4e3d2c1b0a';
const FILES = ['/index.html', '/projects.html', '/quote.html', '/404.html', '/content.json'];
// The build lists a file twice.
setUpCaching([...FILES, '/index.html'].map((url) => ({ url, revision: '1' })));

const FIRST = 'a'.repeat(16);
const SECOND = 'b'.repeat(16);
const PICTURE = '/pictures/project-wall-after.0a1b2c3d-480.avif';
/** What the server has, by path. */
const site = new Map<string, () => Response>();
const network = vi.fn<(input: string | Request) => Promise<Response>>(async (input) => {
  const { pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
  const answer = site.get(pathname);
  if (!answer) throw new TypeError('no network');
  return answer();
});

const HTML = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

const page = (content: string, text: string) => () =>
  new Response(`<script data-modules="start" data-content="${content}"></script>${text}`, HTML);

/** The worker's module, which remembers what it has read, as a started worker has it. */
async function startedWorker() {
  return import('../../sw/published.ts');
}

function publish(
  content: string | null,
  pages: Readonly<Record<string, string>>,
  gone: string[] = [],
): ContentList {
  const files = Object.entries(pages).map(([path, text]) => ({
    path,
    hash: (path + text)
      .replaceAll(/[^0-9a-f]/g, '')
      .padEnd(16, '0')
      .slice(0, 16),
  }));
  if (content !== null) {
    for (const [path, text] of Object.entries(pages)) site.set(path, page(content, text));
    site.set(`/content/${content}.json`, () => Response.json({ of: content }));
    files.push({ path: `/content/${content}.json`, hash: content });
  }
  const list = {
    version: BUILD,
    content,
    files,
    gone,
    pictures: content === null ? [] : [PICTURE],
  };
  site.set('/content.json', () => Response.json(list));
  return list;
}

async function opened(path: string, mode: RequestMode = 'navigate'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = Object.defineProperty(new Request(`${ORIGIN}${path}`), 'mode', { value: mode });
  const respondWith = (given: Promise<Response>) => void (answer = given);
  world.listeners.get('fetch')?.(
    Object.assign(new ExtendableEvent('fetch'), { request, respondWith }),
  );
  return (await answer)?.text();
}

const { cachePublished } = await startedWorker();

beforeEach(async () => {
  world.windows = [];
  site.clear();
  vi.stubGlobal('fetch', network);
  // What the last test has published is withdrawn, so that the worker forgets it.
  await precached();
  publish(null, {});
  await cachePublished(false);
  for (const name of await caches.keys()) await caches.delete(name);
  await precached();
  site.clear();
  network.mockClear();
});

/** What the worker was installed with; `content` is what was published by then. */
async function precached(content: string | null = null): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  for (const file of FILES) {
    const response =
      file === '/content.json'
        ? Response.json({ version: BUILD, content, files: [], pictures: [] })
        : new Response(`<script data-modules="start"></script>built ${file}`, HTML);
    await cache.put(getCacheKeyForURL(file) ?? '', response);
  }
}

/** Installs the worker; rejects as the browser hears it. */
async function install(): Promise<void> {
  world.lasting.length = 0;
  world.listeners.get('install')?.(new ExtendableEvent('install'));
  await Promise.all(world.lasting);
}

test('what was published before is on the phone once the site is installed, at the first loss of signal', async () => {
  publish(FIRST, { '/': 'new home' });
  await precached(FIRST);
  await install();
  site.clear();
  expect(await opened('/')).toContain('new home');
});

test('the site is not installed without what was published before', async () => {
  publish(FIRST, { '/': 'new home', '/projects': 'new projects' });
  site.delete('/projects');
  await precached(FIRST);
  await expect(install()).rejects.toThrow('could not be kept');
});

test('a worker of another build leaves alone what this one has in use, until it takes over', async () => {
  publish(FIRST, { '/': 'new home' });
  site.set(PICTURE, () => new Response('its picture'));
  await cachePublished(false);
  const answering = world.listeners.get('fetch');
  vi.resetModules();
  (await import('../../sw/caching.ts')).setUpCaching([{ url: '/content.json', revision: '2' }]);
  const other = await startedWorker();
  if (answering) world.listeners.set('fetch', answering);
  const list = publish(FIRST, { '/': 'home of the other build' });
  site.set('/content.json', () => Response.json({ ...list, version: OTHER_BUILD }));
  await (
    await caches.open(cacheNames.precache)
  ).put('/content.json?__WB_REVISION__=2', Response.json({ ...list, version: OTHER_BUILD }));
  await other.cachePublished(true);
  expect(await (await other.publishedFile('/'))?.text()).toContain('home of the other build');
  expect(await opened('/')).toContain('new home');
  await other.forgetOtherBuilds();
  const kept = (await caches.keys()).filter((name) => name.startsWith('published-files-'));
  expect(kept).toEqual([`published-files-${OTHER_BUILD}-${FIRST}`]);
  expect(await (await other.publishedFile(PICTURE))?.text()).toBe('its picture');
});

test('a project that was published is on the phone without signal, and other pages stay as built', async () => {
  publish(FIRST, { '/': 'new home', '/projects': 'new projects', '/projects/wall': 'the wall' });
  site.set(PICTURE, () => new Response('its picture'));
  await cachePublished(false);
  site.clear();
  expect(await opened('/')).toContain('new home');
  expect(await opened('/projects?project=wall')).toContain('new projects');
  expect(await opened('/projects/wall')).toContain('the wall');
  expect(await opened('/quote')).toContain('built /quote.html');
  expect(await opened(`/content/${FIRST}.json`, 'cors')).toBe(JSON.stringify({ of: FIRST }));
  expect(await opened(PICTURE, 'no-cors')).toBe('its picture');
});

test('a phone that has lost what it kept shows what was published before, and without signal the build', async () => {
  publish(FIRST, { '/': 'new home' });
  await precached(FIRST);
  expect(await opened('/')).toContain('new home');
  const answers = new Map(site);
  site.clear();
  expect(await opened('/')).toContain('built /index.html');
  for (const [path, answer] of answers) site.set(path, answer);
  await cachePublished(false);
  site.clear();
  network.mockClear();
  expect(await opened('/')).toContain('new home');
  expect(network).not.toHaveBeenCalled();
});

test('the pages before it stay until every page and data file is there, and it goes on from there', async () => {
  publish(FIRST, { '/': 'new home', '/projects': 'new projects' });
  site.delete('/projects');
  await cachePublished(false);
  expect(await opened('/')).toContain('built /index.html');
  publish(FIRST, { '/': 'new home', '/projects': 'new projects' });
  network.mockClear();
  await cachePublished(false);
  expect(await opened('/')).toContain('new home');
  expect(await opened('/projects')).toContain('new projects');
});

test('a page that was published again while it was fetched is not mixed with the others', async () => {
  publish(FIRST, { '/': 'new home', '/projects': 'new projects' });
  site.set('/projects', page(SECOND, 'newer projects'));
  await cachePublished(false);
  expect(await opened('/')).toContain('built /index.html');
});

test('what is taken off the site opens as it was built', async () => {
  publish(FIRST, { '/projects': 'new projects' });
  await cachePublished(false);
  expect(await opened('/projects')).toContain('new projects');
  publish(null, {});
  await cachePublished(false);
  expect(await opened('/projects')).toContain('built /projects.html');
});

test('open pages hear of new content once the next page has it, and only then', async () => {
  const open = aWindow('/', 'visible');
  world.windows = [open];
  publish(FIRST, { '/': 'new home', '/projects': 'new projects' });
  site.delete('/projects');
  await cachePublished(false);
  expect(open.postMessage).not.toHaveBeenCalled();
  site.set('/projects', page(FIRST, 'new projects'));
  await cachePublished(false);
  await cachePublished(false);
  expect(open.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'PUBLISHED', content: FIRST });
});

test('a page of the build that is off the site is not found', async () => {
  publish(FIRST, { '/': 'new home', '/404': 'not here' }, ['/quote']);
  await cachePublished(false);
  expect(await opened('/quote')).toContain('not here');
  expect(await opened('/projects')).toContain('built /projects.html');
});

test('pictures without an answer do not hold pages back, and are asked for again', async () => {
  publish(FIRST, { '/projects': 'new projects' });
  await cachePublished(false);
  expect(await opened('/projects')).toContain('new projects');
  site.set(PICTURE, () => new Response('its picture'));
  await cachePublished(false);
  site.clear();
  expect(await opened(PICTURE, 'no-cors')).toBe('its picture');
});

test('with data saving on no picture is fetched before it is seen', async () => {
  publish(FIRST, { '/projects': 'new projects' });
  site.set(PICTURE, () => new Response('its picture'));
  await cachePublished(true);
  expect(network.mock.calls.some(([input]) => input === PICTURE)).toBe(false);
});

test('what is unchanged since the last publication or the build is not fetched, and gets its name', async () => {
  publish(FIRST, { '/': 'new home', '/projects': 'new projects' });
  await cachePublished(false);
  const { files, ...list } = publish(SECOND, { '/': 'new home', '/projects': 'newer projects' });
  const quote = { path: '/quote', hash: 'c'.repeat(16), isBuilt: true };
  site.set('/content.json', () => Response.json({ ...list, files: [...files, quote] }));
  network.mockClear();
  await cachePublished(false);
  const asked = network.mock.calls.map(([input]) => String(input));
  expect(asked).toEqual(['/content.json', '/projects', `/content/${SECOND}.json`, PICTURE]);
  const named = `<script data-modules="start" data-content="${SECOND}"></script>`;
  expect(await opened('/')).toBe(`${named}new home`);
  expect(await opened('/quote')).toBe(`${named}built /quote.html`);
});

test('what was rendered with another build is left alone', async () => {
  const list = publish(FIRST, { '/': 'new home' });
  site.set('/content.json', () => Response.json({ ...list, version: 'ffffffffffff' }));
  await cachePublished(false);
  expect(await opened('/')).toContain('built /index.html');
  expect(network).toHaveBeenCalledTimes(1);
});

test.each([
  ['nobody answers', () => site.clear()],
  [
    'the answer is no list',
    () => site.set('/content.json', () => new Response('<h1>Sign in</h1>')),
  ],
])('nothing changes when %s', async (_case, given) => {
  publish(FIRST, { '/': 'new home' });
  await cachePublished(false);
  given();
  await cachePublished(false);
  expect(await opened('/')).toContain('new home');
});

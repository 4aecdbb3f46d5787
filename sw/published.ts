import { addPlugins, matchPrecache } from 'workbox-precaching';
import {
  BUILD_QUERY,
  CONTENT_LIST_PATH,
  type ContentList,
  contentListSchema,
  namesContent,
  withContent,
} from '#contract/content/published.ts';
import { ANSWER_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import type { ToPage } from '#contract/worker-messages.ts';
import { scope } from './scope.ts';
import { fetchInto } from './second-stage.ts';

/** Cache with the lists that are in use, one for each build that has a worker. */
const IN_USE = 'published';
/** Caches with the files of a list, one for each build and content: the pages of another build name other code. */
const FILES = 'published-files-';
/** How often installing asks again for what is published while it asks. */
const INSTALL_TRIES = 3;

/** What is shown in place of a page that was taken off the site. */
const NOT_FOUND = '/404';

const filesOf = (version: string): string => `${FILES}${version}-`;

const cacheOf = (version: string, content: string): string => `${filesOf(version)}${content}`;

const inUseKey = (version: string): string => `${CONTENT_LIST_PATH}?${version}`;

/** The list in use by this worker, read once. */
let inUse: Promise<ContentList | null> | null = null;

/** The list as it was when this worker was installed; null where it has been evicted. */
async function listAtInstall(): Promise<ContentList | null> {
  return listIn(await matchPrecache(CONTENT_LIST_PATH));
}

/** The build that this worker belongs to. */
async function ownVersion(): Promise<string | undefined> {
  return (await listAtInstall())?.version;
}

async function listIn(answer: Response | undefined): Promise<ContentList | null> {
  if (!answer?.ok) return null;
  const list = contentListSchema.safeParse(await answer.json().catch(() => null));
  return list.success ? list.data : null;
}

async function readInUse(): Promise<ContentList | null> {
  const own = await ownVersion();
  if (own === undefined) return null;
  const cache = await caches.open(IN_USE);
  return listIn(await cache.match(inUseKey(own)));
}

function listInUse(): Promise<ContentList | null> {
  inUse ??= readInUse();
  return inUse;
}

/** A published page, picture or data file, by its path; undefined where the build's is current. */
export async function publishedFile(path: string): Promise<Response | undefined> {
  const list = await listInUse();
  if (list === null || list.content === null) return undefined;
  const shown = list.gone.includes(path) ? NOT_FOUND : path;
  return caches.match(shown, { cacheName: cacheOf(list.version, list.content) });
}

/**
 * A file from the network where what was already published at the installation is no longer kept: that of
 * the build in the precache is older than what the visitor has just seen. Undefined where there is nothing
 * newer, or no answer.
 */
async function newerFile(path: string): Promise<Response | undefined> {
  if ((await listInUse()) !== null) return undefined;
  const { content = null } = (await listAtInstall()) ?? {};
  if (content === null) return undefined;
  const answer = await withTimeLimit(fetch(path), ANSWER_LIMIT_MS).catch(() => undefined);
  return answer?.ok === true && !answer.redirected ? answer : undefined;
}

/** A file of the site that has a name of its own: as published, otherwise as built. */
export async function currentFile(path: string): Promise<Response | undefined> {
  return (await publishedFile(path)) ?? matchPrecache(path);
}

/** A page of the site by its file name: as published, otherwise as built. */
export async function pageFile(file: string): Promise<Response | undefined> {
  return (await publishedFile(pagePath(file))) ?? matchPrecache(file);
}

const pageFileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** `/projects.html` is the page `/projects`. */
function pagePath(file: string): string {
  return file.replace(/(?:^\/index)?\.html$/, '') || '/';
}

/**
 * Answers for precached pages, and for the manifest, with what was published over them. The precache itself always holds
 * those of the build: what is withdrawn later must still be there.
 * Installing ends, after the last file of the precache, with what is already published.
 */
export function answerWithPublished(last: string | undefined): void {
  addPlugins([
    {
      // The precache installs its files one after another: after the last, all are there.
      handlerDidComplete: async ({ request, event }) => {
        if (event.type !== 'install' || last === undefined) return;
        if (request.url === new URL(last, location.href).href) await installPublished();
      },
      requestWillFetch: async ({ request, event }) =>
        event?.type === 'install' ? new Request(ofBuild(request.url), request) : request,
      cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
        if (event?.type === 'install' || !isPublishable(request.url)) return cachedResponse;
        const path = pagePath(new URL(request.url).pathname);
        return (await publishedFile(path)) ?? (await newerFile(path)) ?? cachedResponse;
      },
    },
  ]);
}

/** Whether a file of the precache is one that differs once something is published. */
const isPublishable = (address: string): boolean => /\.(?:html|webmanifest)(?:$|\?)/.test(address);

/** The address of such a file as the build has made it, whatever was published over it. */
export function ofBuild(address: string): string {
  if (!isPublishable(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${BUILD_QUERY}`;
}

/**
 * Keeps what is already published, or rejects: a visitor who has seen it must not be shown the build's pages
 * without signal, which may be those of another firm. The browser installs again at the next visit.
 */
async function installPublished(): Promise<void> {
  const { content = null } = (await listAtInstall()) ?? {};
  if (content === null) return;
  for (let tried = 0; tried < INSTALL_TRIES; tried += 1) {
    // Pictures are fetched once the worker is active.
    await cachePublished(true);
    if ((await listInUse()) !== null) return;
  }
  throw new Error('What is published could not be kept.');
}

/** Removes what workers of other builds have kept. */
export async function forgetOtherBuilds(): Promise<void> {
  const own = await ownVersion();
  if (own === undefined) return;
  await removeFiles((name) => !name.startsWith(filesOf(own)));
  const lists = await caches.open(IN_USE);
  const kept = new URL(inUseKey(own), location.href).href;
  const others = (await lists.keys()).filter(({ url }) => url !== kept);
  await Promise.all(others.map((request) => lists.delete(request)));
}

/**
 * Fetches what has been published since, and uses it once all of it is there. Files that have not
 * changed are taken from the previous list. With data saving on, pictures are cached when viewed.
 * `renew` is called where it is of another firm than when this worker was installed, and says whether it went well.
 */
export async function cachePublished(
  savesData: boolean,
  renew: (list: ContentList) => Promise<boolean> = async () => true,
): Promise<void> {
  const installed = await listAtInstall();
  const list = installed && (await newestList());
  if (list === null || list.version !== installed?.version) return;
  if (list.isOwnFirm !== installed.isOwnFirm && !(await renew(list))) return;
  const before = await listInUse();
  if (before?.content === list.content) return fetchPictures(list, savesData);
  if (list.content !== null && !(await fetchPages(list, list.content, before))) return;
  await fetchPictures(list, savesData);
  const cache = await caches.open(IN_USE);
  await cache.put(inUseKey(list.version), Response.json(list));
  inUse = null;
  await tellPages({ type: 'PUBLISHED', content: list.content });
  await removeOthers(list, before);
}

/** An open page with older content then loads the next page as a document, so that it is new. */
async function tellPages(message: ToPage): Promise<void> {
  for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

async function newestList(): Promise<ContentList | null> {
  try {
    return await listIn(
      await withTimeLimit(fetch(CONTENT_LIST_PATH, { cache: 'no-cache' }), ANSWER_LIMIT_MS),
    );
  } catch {
    return null;
  }
}

async function fetchPictures(
  { version, content, pictures }: ContentList,
  savesData: boolean,
): Promise<void> {
  if (content === null || savesData) return;
  const cache = await caches.open(cacheOf(version, content));
  await fetchInto(cache, await missingFrom(cache, pictures));
}

/** Whether every page and every data file of a list is in its cache. */
async function fetchPages(
  list: ContentList,
  content: string,
  before: ContentList | null,
): Promise<boolean> {
  const cache = await caches.open(cacheOf(list.version, content));
  await copyUnchanged(list, content, before);
  const wanted = list.files.map(({ path }) => path);
  await fetchInto(cache, await missingFrom(cache, wanted));
  if ((await missingFrom(cache, wanted)).length > 0) return false;
  // Published in between, a page would ask for other content than this list has.
  for (const path of wanted) {
    const page = await cache.match(path);
    if (!page || !isHtml(page)) continue;
    if (!namesContent(await page.text(), content)) {
      await caches.delete(cacheOf(list.version, content));
      return false;
    }
  }
  return true;
}

/** Copies what has not changed, from the previous list and from the precache. */
async function copyUnchanged(
  list: ContentList,
  content: string,
  before: ContentList | null,
): Promise<void> {
  const cache = await caches.open(cacheOf(list.version, content));
  const old = await caches.open(cacheOf(list.version, before?.content ?? content));
  const hashes = new Map(before?.files.map(({ path, hash }) => [path, hash]));
  for (const { path, hash, isBuilt } of list.files) {
    if (await cache.match(path)) continue;
    const same =
      (hashes.get(path) === hash ? await old.match(path) : undefined) ??
      (isBuilt ? await matchPrecache(pageFileOf(path)) : undefined);
    if (same) await cache.put(path, await renamed(same, content));
  }
  // A picture's address has its hash in it, so that one that another build's worker has kept is the same.
  for (const path of list.pictures) {
    const picture = await caches.match(path);
    if (picture) await cache.put(path, picture);
  }
}

/** A page with the name of the content that it is used with; any other file as it is. */
async function renamed(response: Response, content: string): Promise<Response> {
  if (!isHtml(response)) return response;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(withContent(await response.text(), content), { headers });
}

const isHtml = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/html') === true;

async function missingFrom(cache: Cache, paths: readonly string[]) {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return paths.filter((path) => !there.has(path)).map((path) => ({ path, key: path }));
}

/** An open page may still ask for the data of the list before this one. */
async function removeOthers(list: ContentList, before: ContentList | null): Promise<void> {
  const { version } = list;
  const kept = [list.content, before?.content].flatMap((one) => (one ? cacheOf(version, one) : []));
  await removeFiles((name) => name.startsWith(filesOf(version)) && !kept.includes(name));
}

async function removeFiles(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES) && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whether a path is one of the data files of published content. */
export function isContentFile({ pathname }: URL): boolean {
  return pathname.startsWith('/content/');
}

/** A data file of published content: of the list in use or the one before it, otherwise from the network. */
export async function contentFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES));
  for (const cacheName of names) {
    const kept = await caches.match(pathname, { cacheName });
    if (kept) return kept;
  }
  return withTimeLimit(fetch(request), ANSWER_LIMIT_MS);
}

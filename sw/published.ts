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
import { fetchInto } from './second-stage.ts';

/** Cache with the list that is in use. */
const IN_USE = 'published';
/** Caches with the files of a list, one for each content. */
const FILES = 'published-files-';

/** What is shown in place of a page that was taken off the site. */
const NOT_FOUND = '/404';

const cacheOf = (content: string): string => `${FILES}${content}`;

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
  const cache = await caches.open(IN_USE);
  const list = await listIn(await cache.match(CONTENT_LIST_PATH));
  // The pages of another build name code that this worker does not have.
  return list !== null && list.version === (await ownVersion()) ? list : null;
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
  return caches.match(shown, { cacheName: cacheOf(list.content) });
}

/**
 * A file from the network while this worker has not yet kept what was already published when it was
 * installed: that of the build in the precache is older than what the visitor has just seen.
 * Undefined where there is nothing newer, or no answer.
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
 */
export function answerWithPublished(): void {
  addPlugins([
    {
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
 * Fetches what has been published since, and uses it once all of it is there. Files that have not
 * changed are taken from the previous list. With data saving on, pictures are cached when viewed.
 */
export async function cachePublished(savesData: boolean): Promise<void> {
  const own = await ownVersion();
  const list = own === undefined ? null : await newestList();
  if (list === null || list.version !== own) return;
  const before = await listInUse();
  if (before?.content === list.content) return fetchPictures(list, savesData);
  if (list.content !== null && !(await fetchPages(list, list.content, before))) return;
  await fetchPictures(list, savesData);
  const cache = await caches.open(IN_USE);
  await cache.put(CONTENT_LIST_PATH, Response.json(list));
  inUse = null;
  await removeOthers(list, before);
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
  { content, pictures }: ContentList,
  savesData: boolean,
): Promise<void> {
  if (content === null || savesData) return;
  const cache = await caches.open(cacheOf(content));
  await fetchInto(cache, await missingFrom(cache, pictures));
}

/** Whether every page and every data file of a list is in its cache. */
async function fetchPages(
  list: ContentList,
  content: string,
  before: ContentList | null,
): Promise<boolean> {
  const cache = await caches.open(cacheOf(content));
  await copyUnchanged(list, content, before);
  const wanted = list.files.map(({ path }) => path);
  await fetchInto(cache, await missingFrom(cache, wanted));
  if ((await missingFrom(cache, wanted)).length > 0) return false;
  // Published in between, a page would ask for other content than this list has.
  for (const path of wanted) {
    const page = await cache.match(path);
    if (!page || !isHtml(page)) continue;
    if (!namesContent(await page.text(), content)) {
      await caches.delete(cacheOf(content));
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
  const cache = await caches.open(cacheOf(content));
  const old = await caches.open(cacheOf(before?.content ?? content));
  const hashes = new Map(before?.files.map(({ path, hash }) => [path, hash]));
  for (const { path, hash, isBuilt } of list.files) {
    if (await cache.match(path)) continue;
    const same =
      (hashes.get(path) === hash ? await old.match(path) : undefined) ??
      (isBuilt ? await matchPrecache(pageFileOf(path)) : undefined);
    if (same) await cache.put(path, await renamed(same, content));
  }
  // A picture's address has its hash in it.
  for (const path of list.pictures) {
    const picture = await old.match(path);
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
  const kept = new Set([list.content, before?.content].flatMap((one) => (one ? cacheOf(one) : [])));
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES) && !kept.has(name));
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

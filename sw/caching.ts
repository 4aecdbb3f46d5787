import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { withoutFinalSlashes } from '#contract/paths.ts';
import { ANSWER_LIMIT_MS, withTimeLimit } from '#lib/time-limit.ts';
import { isAdminPage, adminPageStrategy } from './admin-pages.ts';
import { answerForm, confirmation, isConfirmation, isLeadForm } from './lead-form.ts';
import { isPart, partStrategy } from './parts.ts';
import { isPicture, pictureStrategy } from './pictures.ts';
import { setPrecached } from './precache.ts';
import {
  answerWithPublished,
  contentFile,
  isContentFile,
  pageFile,
  publishedFile,
} from './published.ts';

/** Serves every precached page and file from the cache, whatever the query string. */
export function setUpCaching(manifest: (string | PrecacheEntry)[]): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isLeadForm(url),
    ({ request }) => answerForm(request),
    'POST',
  );
  // Before the precache, which has the page without its receipt.
  registerRoute(
    ({ request, url }) => isConfirmation(request, url),
    ({ request }) => confirmation(request),
  );
  const files = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  setPrecached(files);
  // A file that is listed twice is installed at its first place.
  answerWithPublished([...new Set(files)].at(-1));
  precacheAndRoute(manifest, {
    cleanURLs: true,
    directoryIndex: 'index.html',
    ignoreURLParametersMatching: [/.*/],
    urlManipulation: ({ url }) => withoutTrailingSlash(url),
  });
  cleanupOutdatedCaches();
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isContentFile(url),
    ({ request }) => contentFile(request),
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictureStrategy);
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPart(url), partStrategy);
  registerRoute(({ request, url }) => isAdminPage(request, url), adminPageStrategy);
  // A page that is neither precached nor reachable gets the not-found page, or the offline page for
  // admin screens.
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && !isServers(url),
    async ({ request, url }) =>
      (await publishedFile(withoutFinalSlashes(url.pathname))) ??
      withTimeLimit(fetch(request), ANSWER_LIMIT_MS),
  );
  setCatchHandler(async ({ request }) => {
    if (request.mode !== 'navigate') return Response.error();
    const file = isAdminPage(request, new URL(request.url)) ? '/offline.html' : '/404.html';
    return (await pageFile(file)) ?? Response.error();
  });
}

/** Paths the server answers itself, such as CSV exports: no time limit applies to them. */
function isServers({ pathname }: URL): boolean {
  return pathname.startsWith('/api/');
}

function withoutTrailingSlash(url: URL): URL[] {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return [];
  const bare = new URL(url);
  bare.pathname = `${withoutFinalSlashes(bare.pathname)}.html`;
  return [bare];
}

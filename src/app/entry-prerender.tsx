import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { isOwnFirm } from '#content/own-statements.ts';
import { searchDocuments } from '#content/search/documents.ts';
import { textGroups } from '#content/texts/groups.ts';
import { createIndex } from '#features/search/engine/engine.ts';
import { App } from './App.tsx';
import { newEmotionCache } from './emotion-cache.ts';
import { GlobalStyle } from './layout/GlobalStyle.tsx';
import { loadPage } from './routes/lazy-page.tsx';
import { matchRoute } from './routes/match.ts';
import { notFoundRoute, notKeptRoute, projectRoutes, routes } from './routes/table.ts';
import { update } from '#content/shell.ts';
import { publishedContent } from '#content/published.ts';
import { lookStyle } from '#theme/look.ts';
import { light } from '#theme/tokens.ts';
import { CRITICAL_STYLE_ID } from './style-elements.ts';

export { bootTexts } from './prerender/build-info.ts';
export { closureTimes } from './prerender/closure-times.ts';
export { headOf, structuredDataTags } from './prerender/head.ts';
export { pageFacts } from './prerender/head.ts';
export { modulesOf } from './routes/load.ts';
export {
  NOT_FOUND_PATH,
  notFoundRoute,
  notKeptRoute,
  projectRoutes,
  routes,
} from './routes/table.ts';
export { manifestOver, officeManifestOver, templateWithIcons } from './prerender/app-icons.ts';
export { keptPictures, siteFiles } from './prerender/site-files.ts';
export { buildInfo } from './prerender/build-info.ts';

/** A page's markup, its complete style, and whether it shows data of this browser. */
export type RenderedPage = {
  readonly html: string;
  readonly style: string;
  readonly live: boolean;
};

/**
 * The tag of a page's style: one plain element, not in Emotion's own form, whose client would move
 * its elements, and each move makes the browser lay out the whole page again.
 */
export function styleTag(style: string): string {
  return `<style id="${CRITICAL_STYLE_ID}">${style}</style>`;
}

/** The tag of the style that shows the firm's colour where one has been published. */
export function lookTag(): string {
  const look = publishedContent?.look['look'];
  // A look may have a logo and the colour of the build, of which pages have the shades by night already.
  const isBuilt = look?.accent === light.oxide.toLowerCase();
  return look && !isBuilt ? `<style>${lookStyle(look.accent)}</style>` : '';
}

/** What the boot script says of a connection that nothing gets through. */
export const notYet: string = update.notYet;

/** Renders one path to plain HTML: no inline script, all Suspense boundaries resolved. */
export async function renderPath(path: string): Promise<RenderedPage> {
  const cache = newEmotionCache();
  const html = await htmlOf(path, cache);
  const style = createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.map(({ css }) => css);
  return { html, style: style.join(''), live: matchRoute(path).live ?? false };
}

/** The search's index as JSON, which the browser fetches where the build's is not the newest. */
export const searchIndexText = (): string => JSON.stringify(createIndex(searchDocuments));

/** The texts that can be changed, as these pages have them where none was published: of another firm, not the sample's. */
export const textGroupsText = (): string => JSON.stringify(textGroups);

/**
 * What the scripts of another firm have in place of data of the sample: the texts that can be edited as the
 * firm's pages have them; and nothing where pages fetch what was published. Null where the build names the firm.
 */
export const ownData = () =>
  isOwnFirm
    ? {
        groups: textGroupsText(),
        facts: '{}',
        search: JSON.stringify(createIndex([])),
      }
    : null;

/** Names of the styles of all pages that no element of theirs carries. */
export async function composedStyles(): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const { path } of [...routes, ...projectRoutes.slice(0, 1), notKeptRoute, notFoundRoute]) {
    const cache = newEmotionCache();
    const html = await htmlOf(path, cache);
    for (const name of Object.keys(cache.inserted)) if (!html.includes(name)) names.add(name);
  }
  return [...names].toSorted();
}

async function htmlOf(path: string, cache: EmotionCache): Promise<string> {
  await loadPage(matchRoute(path));
  cache.compat = true;
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App emotionCache={cache} globalStyle={<GlobalStyle />} />
    </StaticRouter>,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

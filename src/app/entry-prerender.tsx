import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { isOwnFirm } from '#content/own-statements.ts';
import { searchDocuments } from '#content/search/documents.ts';
import { textGroups } from '#content/texts/groups.ts';
import { createIndex } from '#features/search/engine/engine.ts';
import { App } from './App.tsx';
import { newEmotionCache } from './emotion-cache.ts';
import { RouteHead } from './head/RouteHead.tsx';
import { GlobalStyle } from './layout/GlobalStyle.tsx';
import { PageContent } from './layout/PageContent.tsx';
import { Shell } from './layout/Shell.tsx';
import { createSurroundings, styleOf } from './prerender/surroundings.ts';
import { loadPage } from './routes/lazy-page.tsx';
import { matchRoute } from './routes/match.ts';
import { notFoundRoute, notKeptRoute, projectRoutes, routes } from './routes/table.ts';
import type { RouteEntry } from './routes/types.ts';
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

/** A page's tags for the head, its markup, its complete style, and whether it shows data of this browser. */
export type RenderedPage = {
  readonly head: string;
  readonly body: string;
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
  const route = matchRoute(path);
  return route.source.kind === 'project' ? renderProject(route) : renderWhole(route);
}

/** Renders a path without what earlier ones have in common with it. */
export async function renderWhole(route: RouteEntry): Promise<RenderedPage> {
  const { head, body, names, rules } = await wholePage(route);
  return { head, body, style: styleOf(names, rules), live: isLive(route) };
}

/**
 * There may be a thousand of them, alike but for their content: bar, menus, footer and dialogs are nine tenths
 * of what React would render.
 */
async function renderProject(route: RouteEntry): Promise<RenderedPage> {
  const cache = newEmotionCache();
  const content = (
    <>
      <RouteHead route={route} />
      <PageContent route={route} />
    </>
  );
  const { head, body } = hoisted(await htmlOf(route, cache, content, null));
  const around = surroundings.around(body, cache.inserted);
  if (around) {
    const { before, after, style } = around;
    return { head, body: `${before}${body}${after}`, style, live: isLive(route) };
  }
  const whole = await wholePage(route);
  if (whole.head === head) surroundings.learn(body, whole, route.path);
  const { names, rules } = whole;
  return { head: whole.head, body: whole.body, style: styleOf(names, rules), live: isLive(route) };
}

const surroundings = createSurroundings();

const isLive = ({ live = false }: RouteEntry): boolean => live;

/** A page with the names of its styles in their order, and what they say. */
async function wholePage(route: RouteEntry) {
  const cache = newEmotionCache();
  const html = await htmlOf(route, cache);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return { ...hoisted(html), names: styles.flatMap(({ ids }) => ids), rules: cache.inserted };
}

/** React puts titles, metas and links first in its markup; they belong into the head. */
function hoisted(html: string): { head: string; body: string } {
  const match = /^(?:\s*(?:<title>[^]*?<\/title>|<(?:meta|link)\b[^>]*>))+/.exec(html);
  const head = match?.[0] ?? '';
  return { head, body: html.slice(head.length) };
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
  for (const route of [...routes, ...projectRoutes.slice(0, 1), notKeptRoute, notFoundRoute]) {
    const cache = newEmotionCache();
    const html = await htmlOf(route, cache);
    for (const name of Object.keys(cache.inserted)) if (!html.includes(name)) names.add(name);
  }
  return [...names].toSorted();
}

async function htmlOf(
  route: RouteEntry,
  cache: EmotionCache,
  content: ReactNode = <Shell />,
  globalStyle: ReactNode = <GlobalStyle />,
): Promise<string> {
  await loadPage(route);
  cache.compat = true;
  const { prelude } = await prerender(
    <StaticRouter location={route.path}>
      <App emotionCache={cache} globalStyle={globalStyle}>
        {content}
      </App>
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

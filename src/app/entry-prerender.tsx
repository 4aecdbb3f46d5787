import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { newEmotionCache } from './emotion-cache.ts';
import { GlobalStyle } from './layout/GlobalStyle.tsx';
import { pageStyle, type PageStyle } from './prerender/page-style.ts';
import { loadPage } from './routes/lazy-page.tsx';
import { matchRoute } from './routes/match.ts';

export { styleTags } from './prerender/page-style.ts';
export { headOf, structuredDataTags } from './prerender/head.ts';
export { NOT_FOUND_PATH, routes } from './routes/table.ts';
export { siteFiles } from './prerender/site-files.ts';
export { buildInfo } from './prerender/build-info.ts';

/** A page's markup and the style that it needs. */
export type RenderedPage = { readonly html: string; readonly style: PageStyle };

/** Renders one path to plain HTML: no inline script, every boundary resolved. */
export async function renderPath(path: string): Promise<RenderedPage> {
  await loadPage(matchRoute(path));
  const cache = newEmotionCache();
  cache.compat = true;
  const emotion = createEmotionServer(cache);
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
  const html = await new Response(prelude).text();
  return { html, style: pageStyle(html, emotion, cache) };
}

import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { hydrateInTurns } from '#components/hydration-turns.ts';
import { logError } from '#components/log.ts';
import { countPageViews } from '#features/analytics/counting.ts';
import { startChat } from '#features/chat/start.ts';
import { startErrorLog } from '#features/error-log/capture.ts';
import { App } from './App.tsx';
import { hideRefusedMedia } from '#lib/browser-page.ts';
import { noEarly, type Early } from './boot/early.ts';
import type { Places } from './boot/kept-actions.ts';
import type { retyping } from './boot/retype.ts';
import { newEmotionCache } from './emotion-cache.ts';
import { answerByHtmlFirst } from './html-first.ts';
import { Shell } from './layout/Shell.tsx';
import { tolerateMovedNodes } from './moved-nodes.ts';
import { rememberPlaces } from './places.ts';
import { createRoot, hydrateRoot } from './react-dom.ts';
import { loadPage } from './routes/lazy-page.tsx';
import { matchRoute } from './routes/match.ts';
import { NOT_KEPT_PATH, notFoundRoute } from './routes/table.ts';
import { readyConfirmation } from './routes/ready-confirmation.ts';
import { startWorkerBridge } from './worker/bridge.ts';

/**
 * Starts the site in the open page, once, with what the boot script has recorded. Resolves when all
 * listeners are attached, with a way to find elements that were replaced. Rejects without changing
 * anything if the page's code is unavailable. With `inTurns` sections follow one by one. `opensDialog`
 * answers a press as HTML; `retype` tells React of what was typed.
 */
export async function start(
  early: Early,
  inTurns = false,
  opensDialog: (target: HTMLElement) => boolean = () => false,
  retype: typeof retyping = () => () => undefined,
): Promise<Places> {
  startErrorLog(early.faults ?? []);
  early.faults = null;
  if (document.querySelector('[data-not-kept]') && location.pathname !== NOT_KEPT_PATH) {
    throw new Error('Page is not available offline: the worker served the offline page instead');
  }
  hideRefusedMedia();
  tolerateMovedNodes();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root element');
  const route = matchRoute(location.pathname);
  // Without a connection the worker has only the not-found page for the page of a finished job.
  const isOther = route !== notFoundRoute && root.querySelector('[data-not-found]') !== null;
  const isPrerendered = root.firstElementChild !== null && !isOther;
  const style = import.meta.hot && !isPrerendered ? await globalStyle() : null;
  await loadPage(route);
  const places = rememberPlaces(root);
  const onRecoverableError = (error: unknown) => {
    places.onReplaced();
    // The page was changed by others, or its HTML is wrong: tests must see that.
    logError('React could not hydrate a part of the page and rendered it again.', error);
  };
  const reactAnswers = answerByHtmlFirst(opensDialog, retype);
  if (inTurns) void hydrateInTurns(early.interaction);
  await new Promise<void>((resolve) => {
    const app = (
      <BrowserRouter>
        <App emotionCache={newEmotionCache()} globalStyle={style} onStarted={resolve}>
          <Shell />
        </App>
      </BrowserRouter>
    );
    startTransition(() => {
      if (isPrerendered) hydrateRoot(root, app, { onRecoverableError });
      else createRoot(root).render(app);
    });
  });
  reactAnswers();
  const closing = document.querySelector<HTMLElement>('script[data-closures]')?.dataset['closures'];
  if (closing) void hideEndedClosures(closing).catch(() => undefined);
  startWorkerBridge(early);
  readyConfirmation();
  void early.interaction.then(countPageViews);
  void early.interaction.then(startChat);
  return places;
}

/** Loaded where a closure is near: without its code the notice stays until the next page. */
async function hideEndedClosures(times: string): Promise<void> {
  const { hideEndedClosures: hide } = await import('./closure-ends.ts');
  hide(document.documentElement, times);
}

/** For the development server, whose page is empty. */
async function globalStyle() {
  const { GlobalStyle } = await import('./layout/GlobalStyle.tsx');
  return <GlobalStyle />;
}

// The development server's page has no boot script.
if (import.meta.hot && !document.getElementById('root')?.firstElementChild)
  void start(noEarly(Promise.resolve()));

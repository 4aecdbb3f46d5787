import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { firstInteraction } from '#components/first-interaction.ts';
import { startChat } from '#features/chat/start.ts';
import { startErrorLog } from '#features/error-log/start.ts';
import { App } from './App.tsx';
import { newEmotionCache } from './emotion-cache.ts';
import { holdPage, mayBeHeld } from './routes/held-page.ts';
import { loadPage } from './routes/lazy-page.tsx';
import { matchRoute } from './routes/match.ts';
import { startWorkerBridge } from './worker/bridge.ts';

const CONFIRMATION_PATH = '/thank-you';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const prerendered = root.firstElementChild !== null;
  const app = (
    <BrowserRouter>
      <App
        emotionCache={newEmotionCache()}
        globalStyle={prerendered ? null : await globalStyle()}
      />
    </BrowserRouter>
  );
  const route = matchRoute(location.pathname);
  if (prerendered && mayBeHeld(route, location.search)) holdPage(route);
  // Its code is there before hydration, so that no fallback flashes over its HTML.
  else await loadPage(route);
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  startWorkerBridge();
  // On a first visit no worker has it yet: without signal the confirmation could not be fetched later.
  void firstInteraction()
    .then(() => loadPage(matchRoute(CONFIRMATION_PATH)))
    .catch(() => undefined);
  startChat();
}

/** For the development server, whose page comes empty. */
async function globalStyle() {
  const { GlobalStyle } = await import('./layout/GlobalStyle.tsx');
  return <GlobalStyle />;
}

startErrorLog();
void start();

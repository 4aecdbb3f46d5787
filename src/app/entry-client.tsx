import createCache from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadPage } from './routes/lazy-page.tsx';
import { matchRoute } from './routes/match.ts';
import { startWorkerBridge } from './worker/bridge.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const app = (
    <BrowserRouter>
      <App emotionCache={createCache({ key: 'css' })} />
    </BrowserRouter>
  );
  // The first page's code is there before hydration, so that no fallback flashes over its HTML.
  await loadPage(matchRoute(location.pathname));
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  startWorkerBridge();
}

void start();

// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateInTurns } from '#components/hydration-turns.ts';
import { useHydrated } from '#components/use-store.ts';
import { theme } from '#theme/theme.ts';
import SitemapPage from '#pages/SitemapPage.tsx';

const page = (
  <ThemeProvider theme={theme}>
    <MemoryRouter initialEntries={['/sitemap']}>
      <SitemapPage />
    </MemoryRouter>
  </ThemeProvider>
);

/** The page, which itself is not rendered again when this is. */
function Site({ onRendered }: { onRendered: () => void }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) onRendered();
  }, [isHydrated, onRendered]);
  return page;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('the sitemap page shows its links while they wait to be hydrated', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => idle.push(tell));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Site onRendered={() => undefined} />);
  document.body.append(container);
  const links = container.querySelectorAll('section a').length;
  expect(links).toBeGreaterThan(10);

  void hydrateInTurns(new Promise(() => undefined));
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) => {
    const begun = hydrateRoot(container, <Site onRendered={() => resolve(begun)} />);
  });
  await vi.waitUntil(() => idle.length > 0);
  expect(container.querySelectorAll('section a')).toHaveLength(links);
  root.unmount();
});

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global, ThemeProvider } from '@emotion/react';
import { schemeStyles, siteTheme } from '#theme/theme.ts';
import { GlobalStyle } from './layout/GlobalStyle.tsx';
import { Shell } from './layout/Shell.tsx';

// A constant element: React does not look at it again.
const schemes = <Global styles={schemeStyles} />;

/** The whole site, below a router. */
export function App({ emotionCache }: { emotionCache: EmotionCache }) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={siteTheme}>
        {schemes}
        <GlobalStyle />
        <Shell />
      </ThemeProvider>
    </CacheProvider>
  );
}

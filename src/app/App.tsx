import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { schemeStyles, theme } from '#theme/theme.ts';
import { Shell } from './layout/Shell.tsx';
import { GlobalStyle } from './layout/GlobalStyle.tsx';

// A constant element: React does not look at it again.
const schemes = <GlobalStyles styles={schemeStyles} />;

/** The whole site, below a router. */
export function App({ emotionCache }: { emotionCache: EmotionCache }) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        {schemes}
        <CssBaseline />
        <GlobalStyle />
        <Shell />
      </ThemeProvider>
    </CacheProvider>
  );
}

import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { siteTheme } from '#theme/theme.ts';
import { Shell } from './layout/Shell.tsx';

/**
 * The whole site, below a router. `globalStyle` is null where the prerendered page brought it: put
 * in again by script it would lay out the whole page anew.
 */
export function App({
  emotionCache,
  globalStyle,
}: {
  emotionCache: EmotionCache;
  globalStyle: ReactNode;
}) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={siteTheme}>
        {globalStyle}
        <Shell />
      </ThemeProvider>
    </CacheProvider>
  );
}

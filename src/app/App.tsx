import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// MUI's own provider brings what switches colour schemes by hand; here the device does.
import ThemeProvider from '@mui/system/ThemeProvider';
import { useEffect, type ReactNode } from 'react';
import { theme } from '#theme/theme.ts';
import { Shell } from './layout/Shell.tsx';

/**
 * The whole site, below a router. `globalStyle` is null where the prerendered page brought it: put
 * in again by script it would lay out the whole page anew. `onStarted` is called once the site is in
 * the document and listens.
 */
export function App({
  emotionCache,
  globalStyle,
  onStarted,
}: {
  emotionCache: EmotionCache;
  globalStyle: ReactNode;
  onStarted?: () => void;
}) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        {globalStyle}
        <Shell />
      </ThemeProvider>
    </CacheProvider>
  );
}

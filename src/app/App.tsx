import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// MUI's own provider adds manual switching of colour schemes; here the device decides.
import ThemeProvider from '@mui/system/ThemeProvider';
import { useEffect, type ReactNode } from 'react';
import { theme } from '#theme/theme.ts';

/**
 * What the site needs around it, below a router. `globalStyle` is null if the prerendered page already has it:
 * inserting it again by script would lay out the whole page again. `onStarted` is called once the
 * site is in the document and its listeners are attached.
 */
export function App({
  emotionCache,
  globalStyle,
  children,
  onStarted,
}: {
  emotionCache: EmotionCache;
  globalStyle: ReactNode;
  children: ReactNode;
  onStarted?: () => void;
}) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>
        {globalStyle}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

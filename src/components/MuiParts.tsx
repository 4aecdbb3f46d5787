import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiSchemeStyles, muiTheme } from '#theme/mui-theme.ts';

const schemes = <Global styles={muiSchemeStyles} />;

/** Around MUI's own components: gives them their theme, which no other part has to load. */
export function MuiParts({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={muiTheme}>
      {schemes}
      {children}
    </ThemeProvider>
  );
}

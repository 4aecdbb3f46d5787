import '@emotion/react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { SiteTheme } from './theme.ts';

declare module '@emotion/react' {
  // Emotion learns a theme's type by declaration merging, which only an interface can do.
  export interface Theme extends SiteTheme {}
}

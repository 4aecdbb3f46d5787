declare module 'virtual:ready-theme' {
  import type { Theme } from '@mui/material/styles';

  /** What of the theme is no function. */
  export const readyTheme: Pick<Theme, 'shape' | 'typography'> & {
    readonly vars: Pick<Theme, 'palette'>;
  };
}

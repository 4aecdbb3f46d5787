declare module 'virtual:ready-theme' {
  import type { Theme } from '@mui/material/styles';

  /** What of the theme is no function. */
  export const readyTheme: Pick<Theme, 'shape' | 'typography'> & {
    readonly vars: Pick<Theme, 'palette'>;
  };
}

declare module 'virtual:logo' {
  /** Address and size of the firm's logo; the size in the units of its viewBox. */
  export const logo: { readonly src: string; readonly width: number; readonly height: number };
}

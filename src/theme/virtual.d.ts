declare module 'virtual:ready-theme' {
  import type { Theme } from '@mui/material/styles';

  /** The theme without its functions. */
  export const readyTheme: Pick<Theme, 'shape' | 'typography'> & {
    readonly vars: Pick<Theme, 'palette'>;
  };
}

declare module 'virtual:logo' {
  /** URL and size of the firm's logo, the size in units of its viewBox. */
  export const logo: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    /** Whether its colours cannot be seen on dark ground. */
    readonly needsPlate: boolean;
  };
}

import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Colour } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    brand: Record<Colour, string>;
  }
  interface PaletteOptions {
    brand: Record<Colour, string>;
  }
  // Exported by MUI but missing from its types.
  export function createTransitions(input?: TransitionsOptions): Transitions;
}

import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Colour } from './tokens.ts';

declare module '@mui/material/styles' {
  // MUI learns of further palette entries by declaration merging, which only an interface can do.
  interface Palette {
    brand: Record<Colour, string>;
  }
  interface PaletteOptions {
    brand: Record<Colour, string>;
  }
  // Exported by the module, and left out of its declarations.
  export function createTransitions(input?: TransitionsOptions): Transitions;
}

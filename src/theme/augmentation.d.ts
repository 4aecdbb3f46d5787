import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Colour } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    stone: Record<Colour, string>;
  }
  interface PaletteOptions {
    stone: Record<Colour, string>;
  }
}

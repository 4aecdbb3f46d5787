import createTheme from '@mui/system/createTheme';
import { createTransitions } from '@mui/material/styles';
import { readyTheme } from 'virtual:ready-theme';
import { screens, spacing } from './measures.ts';
import { components } from './overrides/all.ts';
import { withAlpha } from './palette-vars.ts';
import { ROOT_PX } from './tokens.ts';

/**
 * The theme as the browser's code has it: what theme.ts comes to is worked out by the build
 * (scripts/build/ready-theme.ts), and only what a style calls stands beside it as a function.
 */
export const theme = {
  ...readyTheme,
  ...createTheme({ breakpoints: screens, spacing, shape: readyTheme.shape }),
  // Styles read the custom properties; of the colours beside them, only which there are.
  palette: readyTheme.vars.palette,
  components,
  alpha: withAlpha,
  transitions: createTransitions(),
  typography: {
    ...readyTheme.typography,
    pxToRem: (size: number) => `${size / ROOT_PX}rem`,
  },
};

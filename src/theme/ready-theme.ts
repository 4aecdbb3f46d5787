import createTheme from '@mui/system/createTheme';
import { createTransitions } from '@mui/material/styles';
import { readyTheme } from 'virtual:ready-theme';
import { components, screens, spacing, withAlpha } from './shared-theme.ts';
import { ROOT_PX } from './tokens.ts';

/**
 * The theme in the browser, which the build puts in place of theme.ts: the values are computed by the
 * build (scripts/build/ready-theme.ts), only the functions are code.
 */
export const theme = {
  ...readyTheme,
  ...createTheme({ breakpoints: screens, spacing, shape: readyTheme.shape }),
  // Components look up which colours exist here; styles read the custom properties.
  palette: readyTheme.vars.palette,
  components,
  alpha: withAlpha,
  transitions: createTransitions(),
  typography: {
    ...readyTheme.typography,
    pxToRem: (size: number) => `${size / ROOT_PX}rem`,
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { layers, sizes } from '../tokens.ts';

/** Paper and what is made of it: bars, dialogs, drawers, accordions. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    // The other variant writes style attributes, which the Content-Security-Policy keeps out of HTML.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.brand.ink,
        backgroundColor: theme.vars.palette.brand.paper,
        backgroundImage: 'none',
      }),
      outlined: ({ theme }) => ({
        border: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
      }),
    },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        zIndex: layers.navBar,
        color: theme.vars.palette.brand.ink,
        border: 0,
        borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
        '@media print': { position: 'static' },
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { sizes, type } from '../tokens.ts';

/** Menus, tabs, breadcrumbs, steps, pages. */
export const navigation: Components<Theme> = {
  MuiBreadcrumbs: {
    // A hairline, drawn below.
    defaultProps: { separator: '' },
    styleOverrides: {
      root: { fontSize: type.note },
      li: {
        display: 'flex',
        // No target: where it stands in a line of its own, that line is low.
        '& > [aria-current]': { paddingBlock: '0.125rem' },
      },
      separator: ({ theme }) => ({
        width: theme.spacing(2),
        borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.sandstoneDeep}`,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: 'none',
        minHeight: sizes.target,
        overflow: 'visible',
        color: theme.vars.palette.brand.inkSoft,
        lineHeight: 1.2,
        '&:hover, &.Mui-selected': { color: theme.vars.palette.brand.ink },
      }),
    },
  },
  // The chosen tab is told by its own edge; nothing is cut off, so that the focus ring is whole.
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 0, overflow: 'visible' },
      scroller: { overflow: 'visible' },
      indicator: { display: 'none' },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { motion, sizes, type } from '../tokens.ts';

const tinted = 'color-mix(in srgb, currentcolor 12%, transparent)';

/** Buttons, links and what else is pressed. */
export const actions: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { font: 'inherit', '&.Mui-disabled': { cursor: 'not-allowed', pointerEvents: 'auto' } },
    },
  },
  MuiButton: {
    defaultProps: { color: 'inherit', variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        gap: '0.6em',
        minHeight: sizes.target,
        minWidth: sizes.target,
        paddingInline: 'min(1.25em, 6vw)',
        paddingBlock: '0.6em',
        border: `${sizes.hairline} solid transparent`,
        fontSize: 'inherit',
        textAlign: 'center',
        transition: `background-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
      },
      contained: ({ theme }) => {
        const { brand } = theme.vars.palette;
        return {
          color: brand.onOxide,
          backgroundColor: brand.oxide,
          '&:hover': { backgroundColor: brand.oxideDark },
          '&.Mui-disabled': {
            color: brand.ink,
            backgroundColor: brand.sandstone,
            borderColor: brand.fieldEdge,
            borderStyle: 'dashed',
          },
        };
      },
      outlined: {
        color: 'inherit',
        borderColor: 'currentcolor',
        '&:hover': { backgroundColor: tinted },
        '&.Mui-disabled': { color: 'inherit', borderColor: 'currentcolor', borderStyle: 'dashed' },
      },
      text: {
        color: 'inherit',
        // Its words begin where those above and below them do.
        paddingInline: 0,
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
        '&.Mui-disabled': { color: 'inherit', textDecorationStyle: 'dashed' },
      },
      // The gap is enough.
      startIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: sizes.target,
        height: sizes.target,
        padding: 0,
        borderRadius: sizes.corner,
        color: 'inherit',
        fontSize: 'inherit',
        '&:hover': { backgroundColor: tinted },
      },
    },
  },
  MuiFab: {
    styleOverrides: {
      root: {
        width: sizes.target,
        height: sizes.target,
        border: `${sizes.hairline} solid`,
        borderRadius: sizes.corner,
        '&, &:active': { boxShadow: 'none' },
      },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'always' },
    styleOverrides: {
      root: { textUnderlineOffset: '0.25em', textDecorationColor: 'currentcolor' },
    },
  },
};

/** Menus, tabs, breadcrumbs, steps, pages. */
export const navigation: Components<Theme> = {
  MuiBreadcrumbs: {
    // A hairline, drawn below.
    defaultProps: { separator: '' },
    styleOverrides: {
      root: { fontSize: type.note },
      li: {
        display: 'flex',
        // The current page is no link, so it needs no touch target: a line of its own stays low.
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

import type { Components, Theme } from '@mui/material/styles';
import { layers, sizes, type } from '../tokens.ts';
import { headingFace } from '#theme/heading-fonts.ts';

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

/** Width and rows. */
export const layout: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: sizes.textWidth, paddingInline: sizes.gutter } },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
};

/** Text, icons, lists, tables, chips. */
export const dataDisplay: Components<Theme> = {
  MuiAvatar: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        width: sizes.target,
        height: sizes.target,
        color: theme.vars.palette.brand.onHarbour,
        ...headingFace,
        fontSize: 'inherit',
        fontWeight: 600,
      }),
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        height: 'auto',
        borderRadius: sizes.corner,
        borderColor: 'currentcolor',
        fontSize: type.note,
        fontWeight: 650,
        lineHeight: 'inherit',
        whiteSpace: 'normal',
        verticalAlign: 'baseline',
      },
      // Words are never cut off, however large the visitor has set them.
      label: { overflow: 'visible', whiteSpace: 'normal' },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disablePadding: true } },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'inherit' },
    styleOverrides: { root: { fontSize: '1.25em' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(2, 3, 2, 0),
        borderBottom: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
        verticalAlign: 'baseline',
        '&:last-of-type': { paddingRight: 0 },
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.brand.inkSoft,
        fontSize: type.note,
        fontWeight: 600,
        lineHeight: 'inherit',
      }),
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
};

/** Alerts, dialogs, skeletons, progress. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => {
        const { brand } = theme.vars.palette;
        return {
          gap: theme.spacing(1),
          padding: theme.spacing(1.5, 1, 1.5, 2),
          color: brand.ink,
          borderInlineStartWidth: theme.spacing(0.75),
          variants: [
            { severity: 'success' as const, ground: brand.eucalyptWash, edge: brand.eucalypt },
            { severity: 'warning' as const, ground: brand.ochreWash, edge: brand.ochre },
            { severity: 'error' as const, ground: brand.alarmWash, edge: brand.alarm },
            { severity: 'info' as const, ground: brand.sandstoneWash, edge: brand.harbour },
          ].map(({ severity, ground, edge }) => ({
            props: { severity },
            style: { backgroundColor: ground, borderColor: edge },
          })),
        };
      },
      message: { flex: '1 1 auto', padding: 0, overflow: 'visible' },
      action: { margin: 0, padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { margin: 0, fontSize: type.small, fontWeight: 700 } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.brand.veil },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: { paper: ({ theme }) => ({ margin: theme.spacing(2) }) },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h3' },
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(3, 3, 0) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 3) }) } },
  MuiDialogContentText: { styleOverrides: { root: { marginTop: '1em', color: 'inherit' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        gap: theme.spacing(1.5),
        padding: theme.spacing(3),
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { type } from '../tokens.ts';

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

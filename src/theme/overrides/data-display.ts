import type { Components, Theme } from '@mui/material/styles';
import { sizes, type } from '../tokens.ts';
import { headingFace } from '#theme/heading-fonts.ts';

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

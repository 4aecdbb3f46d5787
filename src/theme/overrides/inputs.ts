import type { Components, Theme } from '@mui/material/styles';
import { sizes, type } from '../tokens.ts';

/** The native mark takes the place of MUI's drawn one, which follows React's state. */
const nativeMark = {
  styleOverrides: {
    root: ({ theme }: { theme: Theme }) => ({
      padding: 0,
      flex: 'none',
      '& > input': {
        position: 'static',
        opacity: 1,
        width: 'min(1.375em, 9vw)',
        height: 'min(1.375em, 9vw)',
        marginTop: '0.1em',
        accentColor: theme.vars.palette.brand.harbour,
      },
    }),
  },
} as const;

/** Fields and choices. */
export const inputs: Components<Theme> = {
  MuiFormControl: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        // A date field would not become narrower than its own parts.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: theme.spacing(0.5),
        breakInside: 'avoid',
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: 'inherit',
        fontWeight: 650,
        fontSize: type.small,
        lineHeight: 'inherit',
        '&.Mui-focused': { color: 'inherit' },
        'legend&': { marginBottom: theme.spacing(0.5) },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        color: theme.vars.palette.brand.inkSoft,
        lineHeight: 'inherit',
        textAlign: 'start',
        '&.Mui-error': {
          color: theme.vars.palette.brand.alarm,
          fontSize: type.small,
          fontWeight: 600,
        },
      }),
    },
  },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'inherit' } } },
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: theme.spacing(1.5),
        minHeight: sizes.target,
        marginInline: 0,
        paddingBlock: theme.spacing(1.25),
      }),
      label: { minWidth: 0 },
    },
  },
  MuiCheckbox: nativeMark,
  MuiRadio: nativeMark,
  MuiInputBase: {
    // Labels stand above the fields: none has to know that the browser filled its field in.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { font: 'inherit', color: 'inherit' },
      input: ({ theme }) => {
        const { brand } = theme.vars.palette;
        return {
          boxSizing: 'border-box',
          height: 'auto',
          minHeight: sizes.target,
          padding: theme.spacing(1, 1.5),
          color: brand.ink,
          backgroundColor: brand.field,
          border: `${sizes.hairline} solid ${brand.fieldEdge}`,
          borderRadius: sizes.corner,
          '&::placeholder': { color: brand.inkSoft, opacity: 1, transition: 'none' },
          '&:focus-visible': { outline: `${sizes.focus} solid ${brand.oxide}` },
          '&[aria-invalid="true"]': {
            borderColor: brand.alarm,
            boxShadow: `inset 0 0 0 ${sizes.hairline} ${brand.alarm}`,
          },
          'textarea&': { resize: 'vertical' },
          // A sheet shows all that was typed, and nothing that was not.
          '@media print': { fieldSizing: 'content', '&::placeholder': { opacity: 0 } },
        };
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        borderRadius: sizes.corner,
        '&:focus': { borderRadius: sizes.corner },
        '&&&': { paddingInlineEnd: theme.spacing(5) },
      }),
      icon: ({ theme }) => ({ right: theme.spacing(1.5), color: 'inherit' }),
    },
  },
};

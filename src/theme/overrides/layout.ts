import type { Components, Theme } from '@mui/material/styles';
import { sizes } from '../tokens.ts';

/** Width and rows. */
export const layout: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: sizes.textWidth, paddingInline: sizes.gutter } },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
};

import type { Theme } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';

/** Style of a link that underlines only the element in it that names its target. */
export const underlined = (theme: Theme, element: string) => ({
  [`& ${element}`]: {
    color: theme.vars.palette.brand.harbour,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: sizes.hairline,
  },
  [`& a:hover ${element}`]: { textDecorationThickness: sizes.focus },
});

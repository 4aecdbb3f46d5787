import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { sizes } from '#theme/tokens.ts';

/** The one link of a card or row, which is its target as a whole; that must be positioned. */
export const CoverLink = styled(PageLink)(({ theme }) => ({
  color: theme.vars.palette.brand.harbour,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: sizes.hairline,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  'li:hover &': { textDecorationThickness: sizes.focus },
}));

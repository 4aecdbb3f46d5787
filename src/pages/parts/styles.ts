import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { sizes } from '#theme/tokens.ts';

/** Buttons and links side by side, wrapping where there is no room. */
export const ButtonRow = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));

/** Heading and content: stacked on phones, one third and two thirds when wide. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: theme.spacing(8),
  },
}));

/** The link that follows a section, as tall as a touch target. */
export const MoreLink = styled(PageLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  fontWeight: 650,
});

/** The only link of a card or row, covering all of it; the card must be positioned. */
export const CoverLink = styled(PageLink)(({ theme }) => ({
  color: theme.vars.palette.brand.harbour,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: sizes.hairline,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  'li:hover &': { textDecorationThickness: sizes.focus },
}));

/** Underlines only this element of a link. */
export const underlined = (theme: Theme, element: string) => ({
  [`& ${element}`]: {
    color: theme.vars.palette.brand.harbour,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: sizes.hairline,
  },
  [`& a:hover ${element}`]: { textDecorationThickness: sizes.focus },
});

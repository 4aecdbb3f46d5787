import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { AsElement } from '#components/text.tsx';
import { CardList } from '#components/lists.ts';
import { projectFilters } from '#content/projects/index.ts';
import { sizes, type } from '#theme/tokens.ts';

/** In a list of projects: two of five columns, three, or a row of its own. */
export type CardSpan = 'narrow' | 'wide' | 'row';

/** Staggered: 3 + 2 parts, then 2 + 3; a card without a neighbour takes the whole row. */
export function cardSpan(index: number, count: number): CardSpan {
  if (index === count - 1 && index % 2 === 0) return 'row';
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
}

const spans = (attribute: string) => ({
  '& > li': { gridColumn: 'span 2', gridTemplate: 'auto 1fr / auto' },
  [`& > [${attribute}="wide"]`]: { gridColumn: 'span 3' },
  [`& > [${attribute}="row"]`]: { gridColumn: '1 / -1', gridTemplate: 'auto / 3fr 2fr' },
});

/** The list while a filter before it is chosen, in CSS: known without script. */
const whileChosen = (radio: string) => `[role="radiogroup"]:has(${radio}:checked) + &`;

export const Cards = styled(CardList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'normal',
    padding: 0,
    backgroundColor: 'transparent',
  },
  '& > li[hidden]': { display: 'none' },
  ...Object.fromEntries(
    projectFilters
      .slice(1)
      .map(({ id }) => [
        `${whileChosen(`[value="${id}"]`)} > li:not([data-kind="${id}"])`,
        { display: 'none' },
      ]),
  ),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    ...spans('data-span'),
    [whileChosen(':not([value="all"])')]: spans('data-own-span'),
  },
}));

/**
 * One drawing, parted by a hairline: what it was on the left, what it is now on the right. Without
 * script, which alone can move the hairline, both are shown in full.
 */
export const BeforeAfter = styled('div')(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    position: 'relative',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    backgroundColor: brand.sandstone,
    '& > div': { position: 'absolute', inset: 0 },
    '& img': { height: '100%' },
    '& > div:nth-of-type(2)': { clipPath: 'inset(0 0 0 50%)' },
    '& > i': {
      position: 'absolute',
      insetBlock: 0,
      left: '50%',
      borderLeft: `${sizes.hairline} solid ${brand.paper}`,
    },
    [theme.breakpoints.up('md')]: { aspectRatio: 'auto', height: theme.spacing(42) },
    '@media (scripting: none)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: sizes.hairline,
      aspectRatio: 'auto',
      height: 'auto',
      '& > div': { position: 'relative', aspectRatio: '3 / 2' },
      '& > div:nth-of-type(2)': { clipPath: 'none' },
      '& > i': { display: 'none' },
    },
  };
});

export const Mark = styled(Typography)<AsElement>(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1.5),
  padding: theme.spacing(0.25, 1),
  backgroundColor: theme.vars.palette.brand.paper,
  color: theme.vars.palette.brand.ink,
  fontWeight: 600,
  lineHeight: 1.6,
  '&:nth-of-type(1)': { left: theme.spacing(1.5) },
  '&:nth-of-type(2)': { right: theme.spacing(1.5) },
}));

/** Covers the drawing; what is seen of it is the plate at its lower edge. */
export const Open = styled(Link)(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    color: brand.ink,
    fontSize: type.small,
    fontWeight: 650,
    '&:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
    '& > b': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      padding: theme.spacing(1, 2),
      backgroundColor: brand.paper,
      fontWeight: 'inherit',
    },
    '&:hover > b': { backgroundColor: brand.sandstone },
  };
});

export const Words = styled('div')(({ theme }) => {
  const { brand } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    padding: theme.spacing(2.5, 3, 2),
    backgroundColor: brand.paper,
    color: brand.ink,
    '& h2': { margin: theme.spacing(0.5, 0, 1) },
    '& p': { maxWidth: sizes.measure },
    '& p:first-of-type': {
      order: -1,
      color: brand.inkSoft,
      fontSize: type.note,
      fontVariantNumeric: 'tabular-nums',
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      marginTop: 'auto',
      fontWeight: 600,
    },
  };
});

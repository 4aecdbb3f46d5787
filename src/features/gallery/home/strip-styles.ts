import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';
import { homePictures } from './home-pictures.ts';
import { STEP_PX } from './strip.ts';

const pitch = `${STEP_PX}px`;
const width = `calc(${pitch} - ${sizes.hairline})`;
const half = `calc(${pitch} / 2 - ${sizes.hairline})`;
const oneRow = `${homePictures.length * STEP_PX}px`;
const twoRows = `${(homePictures.length / 2 + 0.5) * STEP_PX}px`;

/** What is missing at the end for the last step to be a whole one too. */
const remainder = (length: string) => `calc(mod(100cqi + ${sizes.hairline} - ${length}, ${pitch}))`;

/** Measures the column that the strip stands in. */
export const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  marginTop: theme.spacing(4),
}));

/** Phones: from edge to edge of the screen. */
export const Strip = styled('div')(({ theme }) => ({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  marginInline: `calc(${sizes.gutter} * -1)`,
  scrollPaddingInline: sizes.gutter,
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.brand.sandstoneDeep} transparent`,
  // A finger lets go anywhere; buttons and wheels stop where they are told to.
  '@media (pointer: coarse)': { scrollSnapType: 'x mandatory' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  [theme.breakpoints.up('lg')]: { marginInline: 0, scrollPaddingInline: 0 },
}));

/** One row of pictures on phones, two staggered ones on wider screens; each is one step wide. */
export const Pieces = styled(List)(({ theme }) => {
  const { brand: colours } = theme.vars.palette;
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: width,
    gap: sizes.hairline,
    width: 'max-content',
    paddingLeft: sizes.gutter,
    paddingRight: [sizes.gutter, `calc(${sizes.gutter} + ${remainder(oneRow)})`],
    borderBlock: `${sizes.hairline} solid ${colours.hairline}`,
    backgroundColor: colours.hairline,
    backgroundClip: 'content-box',
    '& > li': { display: 'block', scrollSnapAlign: 'start', minWidth: 0 },
    [theme.breakpoints.up('md')]: {
      gridAutoFlow: 'row',
      gridAutoColumns: half,
      paddingRight: [sizes.gutter, `calc(${sizes.gutter} + ${remainder(twoRows)})`],
      '& > li': { gridColumn: 'span 2', gridRow: 1 },
      '& > li:nth-of-type(even)': { gridRow: 2, scrollSnapAlign: 'none' },
      // Half pieces, without which staggered rows do not end in a straight edge.
      '&::before, &::after': { content: '""', backgroundColor: colours.sandstoneWash },
      '&::before': { gridRow: 2, gridColumn: 1 },
      '&::after': { gridRow: 1 + (homePictures.length % 2), gridColumn: homePictures.length + 1 },
    },
    [theme.breakpoints.up('lg')]: {
      paddingLeft: 0,
      paddingRight: ['0px', remainder(twoRows)],
    },
  };
});

export const Piece = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  margin: 0,
  backgroundColor: theme.vars.palette.brand.paper,
  '& > a': {
    position: 'relative',
    display: 'block',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    color: 'inherit',
    cursor: 'zoom-in',
  },
  '& > a:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
  '& img': { height: '100%' },
  '& figcaption': {
    display: 'flex',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.5, 2, 2),
    lineHeight: 1.4,
  },
  '& figcaption > span': {
    color: theme.vars.palette.brand.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  },
}));

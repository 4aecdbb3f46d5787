import styled from '@emotion/styled';
import { sizes, type } from '#theme/tokens.ts';
import { homePictures } from './home-pictures.ts';
import { STEP_PX } from './strip.ts';

const pitch = `${STEP_PX}px`;
const stone = `calc(${pitch} - ${sizes.joint})`;
const half = `calc(${pitch} / 2 - ${sizes.joint})`;
const oneCourse = `${homePictures.length * STEP_PX}px`;
const twoCourses = `${(homePictures.length / 2 + 0.5) * STEP_PX}px`;

/** What is missing at the end for the last step to be a whole one too. */
const remainder = (length: string) => `calc(mod(100cqi + ${sizes.joint} - ${length}, ${pitch}))`;

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
  scrollbarColor: `${theme.vars.palette.stone.sandstoneDeep} transparent`,
  // A finger lets go anywhere; buttons and wheels stop where they are told to.
  '@media (pointer: coarse)': { scrollSnapType: 'x mandatory' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  [theme.breakpoints.up('lg')]: { marginInline: 0, scrollPaddingInline: 0 },
}));

/** One course of stones on phones, two in running bond on wider screens; stones are one step wide. */
export const Wall = styled('ul')(({ theme }) => {
  const { stone: colours } = theme.vars.palette;
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: stone,
    gap: sizes.joint,
    width: 'max-content',
    margin: 0,
    padding: `0 ${sizes.gutter}`,
    paddingRight: [sizes.gutter, `calc(${sizes.gutter} + ${remainder(oneCourse)})`],
    borderBlock: `${sizes.joint} solid ${colours.joint}`,
    backgroundColor: colours.joint,
    backgroundClip: 'content-box',
    listStyle: 'none',
    '& > li': { position: 'relative', scrollSnapAlign: 'start', minWidth: 0 },
    [theme.breakpoints.up('md')]: {
      gridAutoFlow: 'row',
      gridAutoColumns: half,
      paddingRight: [sizes.gutter, `calc(${sizes.gutter} + ${remainder(twoCourses)})`],
      '& > li': { gridColumn: 'span 2', gridRow: 1 },
      '& > li:nth-of-type(even)': { gridRow: 2, scrollSnapAlign: 'none' },
      // Half stones, without which no bond ends in a straight edge.
      '&::before, &::after': { content: '""', backgroundColor: colours.sandstoneWash },
      '&::before': { gridRow: 2, gridColumn: 1 },
      '&::after': { gridRow: 1, gridColumn: homePictures.length + 1 },
    },
    [theme.breakpoints.up('lg')]: {
      paddingLeft: 0,
      paddingRight: ['0px', remainder(twoCourses)],
    },
  };
});

export const Piece = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  margin: 0,
  backgroundColor: theme.vars.palette.stone.paper,
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
    fontSize: type.note,
    lineHeight: 1.4,
  },
  '& figcaption > span': {
    color: theme.vars.palette.stone.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  },
}));

export const Steps = styled('div')(({ theme }) => ({
  display: 'flex',
  marginTop: theme.spacing(2),
}));

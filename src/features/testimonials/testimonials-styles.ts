import styled from '@emotion/styled';
import { sizes } from '#theme/tokens.ts';

/** One review at a time, each as high as the longest: nothing moves below. */
export const Track = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > li': { scrollSnapAlign: 'start', minWidth: 0, paddingRight: theme.spacing(1) },
  '@media (scripting: none)': {
    gridAutoFlow: 'row',
    gap: theme.spacing(6),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

export const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginTop: theme.spacing(3),
  '& > div': { display: 'flex', flexWrap: 'wrap', marginLeft: theme.spacing(-1) },
  [theme.breakpoints.up('sm')]: { '& > div': { marginLeft: theme.spacing(2) } },
}));

/** A small square in a target large enough for a thumb. */
export const Dot = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: sizes.target,
  height: sizes.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: theme.spacing(1.5),
    height: theme.spacing(1.5),
    border: `${sizes.joint} solid currentcolor`,
  },
  '&[aria-current="true"]::before': { backgroundColor: 'currentcolor' },
}));

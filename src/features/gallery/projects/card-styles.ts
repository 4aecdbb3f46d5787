import styled from '@emotion/styled';
import { sizes, type } from '#theme/tokens.ts';

/** Running bond: 3 + 2 parts, then 2 + 3; a stone without a neighbour takes the whole course. */
export const Wall = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: sizes.joint,
  margin: 0,
  padding: sizes.joint,
  listStyle: 'none',
  backgroundColor: theme.vars.palette.stone.joint,
  '& > li': { display: 'grid', gridTemplateRows: 'auto 1fr', minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    '& > li:nth-of-type(4n), & > li:nth-of-type(4n + 1)': { gridColumn: 'span 3' },
    '& > li:last-of-type:nth-of-type(odd)': {
      gridColumn: '1 / -1',
      gridTemplateRows: 'auto',
      gridTemplateColumns: '3fr 2fr',
    },
  },
}));

/**
 * One drawing, parted by a joint: what it was on the left, what it is now on the right. Without
 * script, which alone can move the joint, both are shown in full.
 */
export const Halves = styled('div')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    position: 'relative',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    backgroundColor: stone.sandstone,
    '& > div': { position: 'absolute', inset: 0 },
    '& img': { height: '100%' },
    '& > div:nth-of-type(2)': { clipPath: 'inset(0 0 0 50%)' },
    '& > i': {
      position: 'absolute',
      insetBlock: 0,
      left: '50%',
      borderLeft: `${sizes.joint} solid ${stone.paper}`,
    },
    [theme.breakpoints.up('md')]: { aspectRatio: 'auto', height: theme.spacing(42) },
    '@media (scripting: none)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: sizes.joint,
      aspectRatio: 'auto',
      height: 'auto',
      '& > div': { position: 'relative', aspectRatio: '3 / 2' },
      '& > div:nth-of-type(2)': { clipPath: 'none' },
      '& > i': { display: 'none' },
    },
  };
});

export const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1.5),
  padding: theme.spacing(0.25, 1),
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.ink,
  fontSize: type.note,
  fontWeight: 600,
  '&:nth-of-type(1)': { left: theme.spacing(1.5) },
  '&:nth-of-type(2)': { right: theme.spacing(1.5) },
}));

/** Covers the drawing; what is seen of it is the stone in its corner. */
export const Open = styled('a')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    color: stone.ink,
    fontSize: type.small,
    fontWeight: 650,
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
    '& > b': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      padding: theme.spacing(1, 2),
      backgroundColor: stone.paper,
      fontWeight: 'inherit',
    },
    '&:hover > b': { backgroundColor: stone.sandstone },
  };
});

export const Words = styled('div')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    padding: theme.spacing(2.5, 3, 2),
    backgroundColor: stone.paper,
    color: stone.ink,
    '& h2': { ...theme.typography.h3, margin: theme.spacing(0.5, 0, 1) },
    '& p': { margin: 0, maxWidth: sizes.measure, fontSize: type.small, lineHeight: 1.55 },
    '& p:first-of-type': {
      order: -1,
      color: stone.inkSoft,
      fontSize: type.note,
      fontVariantNumeric: 'tabular-nums',
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      marginTop: 'auto',
      color: stone.harbour,
      fontSize: type.small,
      fontWeight: 600,
      textUnderlineOffset: '0.25em',
    },
  };
});

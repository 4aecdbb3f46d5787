import styled from '@emotion/styled';
import { sizes, tight, type } from '#theme/tokens.ts';

const half = `minmax(0, calc(${sizes.textWidth} / 2 - ${sizes.gutter}))`;

/**
 * The hero as a wall. Phones: one stone on the other. Wide: words left, the drawing running to the
 * right edge, a plinth of figures below, and the form a block laid over the joint between the two.
 */
export const Ground = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `minmax(${sizes.gutter}, 1fr) ${half} ${half} minmax(${sizes.gutter}, 1fr)`,
    gridTemplateRows: `minmax(${theme.spacing(28)}, 1fr) auto auto auto`,
    // The ground of the plinth, from edge to edge behind figures, promise and form.
    '&::before': {
      content: '""',
      gridColumn: '1 / -1',
      gridRow: '3 / 5',
      backgroundColor: theme.vars.palette.stone.sandstoneWash,
      borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
    },
  },
}));

/** Badges as a dimension line over the headline. */
export const Words = styled('div')(({ theme }) => ({
  padding: `${theme.spacing(2)} ${sizes.gutter} ${theme.spacing(2.5)}`,
  '& ul': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    margin: theme.spacing(0, 0, 1.5),
    padding: 0,
    listStyle: 'none',
    color: theme.vars.palette.stone.inkSoft,
    fontSize: type.note,
    fontWeight: 600,
    letterSpacing: '0.09em',
    textTransform: 'uppercase',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li': { display: 'contents' },
  '& li + li::before': {
    content: '""',
    flex: '1 1 auto',
    minWidth: theme.spacing(2),
    borderTop: `${sizes.joint} solid currentcolor`,
    opacity: 0.5,
  },
  [tight]: { '& ul': { flexWrap: 'wrap', rowGap: 0 } },
  '& h1': {
    ...theme.typography.h1,
    // Never so large that the longest word breaks, also where the visitor has doubled the text.
    fontSize: `min(${type.h1} * 1.2, 16vw)`,
    lineHeight: 1.03,
    margin: 0,
    textWrap: 'balance',
  },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: 1,
    alignSelf: 'end',
    padding: theme.spacing(6, 5, 0, 0),
    '& ul': { marginBottom: theme.spacing(3) },
    '& h1': { fontSize: `calc(${type.h1} * 1.15)` },
  },
}));

export const View = styled('figure')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  borderBlock: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '& img': { position: 'absolute', inset: 0, height: '100%', objectPosition: '50% 40%' },
  [theme.breakpoints.between('md', 'lg')]: { aspectRatio: '2 / 1' },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '3 / -1',
    gridRow: '1 / 3',
    aspectRatio: 'auto',
    borderBlock: 0,
    borderLeft: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
    '& img': { objectPosition: '60% 30%' },
  },
}));

/** Three figures as the plinth under the drawing. */
export const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  backgroundColor: theme.vars.palette.stone.sandstoneWash,
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '& > li': {
    display: 'grid',
    alignContent: 'center',
    padding: theme.spacing(1.5, 2),
  },
  '& > li:first-of-type': { paddingLeft: sizes.gutter },
  '& > li + li': { borderLeft: `${sizes.joint} solid ${theme.vars.palette.stone.joint}` },
  '& b': {
    ...theme.typography.h3,
    lineHeight: 1.1,
  },
  '& span': { ...theme.typography.caption, color: theme.vars.palette.stone.inkSoft },
  [tight]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': { paddingInline: sizes.gutter },
    '& > li + li': { borderLeft: 0 },
  },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: 3,
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    marginRight: theme.spacing(5),
    backgroundColor: 'transparent',
    '& > li, & > li:first-of-type': { padding: theme.spacing(2.5, 3, 2.5, 0) },
    '& > li + li': { paddingLeft: theme.spacing(3) },
    '& b': { fontSize: type.h2 },
  },
}));

export const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: `${theme.spacing(2.5)} ${sizes.gutter} ${theme.spacing(4)}`,
  '& p': { margin: 0, maxWidth: '54ch', textWrap: 'pretty' },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: 2,
    gap: theme.spacing(3),
    padding: theme.spacing(2.5, 2, 5, 0),
    '& p': { paddingRight: theme.spacing(3) },
  },
}));

/** The Family Business Promise, under a lintel. */
export const Promise = styled('div')(({ theme }) => ({
  margin: `0 ${sizes.gutter}`,
  padding: theme.spacing(2.5),
  backgroundColor: theme.vars.palette.stone.sandstone,
  borderTop: `${sizes.focus} solid ${theme.vars.palette.stone.sandstoneDeep}`,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: theme.spacing(1, 0, 0), maxWidth: sizes.measure },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: 4,
    alignSelf: 'start',
    margin: theme.spacing(4, 5, 6, 0),
    padding: theme.spacing(3),
  },
}));

export const FormBlock = styled('div')(({ theme }) => ({
  padding: `${theme.spacing(4)} ${sizes.gutter} ${theme.spacing(5)}`,
  [theme.breakpoints.up('lg')]: {
    gridColumn: 3,
    gridRow: '3 / 5',
    position: 'relative',
    alignSelf: 'start',
    margin: theme.spacing(-16, 0, 6, 5),
    padding: 0,
  },
}));

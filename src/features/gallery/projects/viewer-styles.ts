import styled from '@emotion/styled';
import { WholeScreen } from '#components/WholeScreen.ts';
import { sizes, type } from '#theme/tokens.ts';

/** A sheet over the whole screen on phones, a slab in the middle of wider ones. */
export const Sheet = styled(WholeScreen)(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    '&::backdrop': { backgroundColor: stone.veil },
    [theme.breakpoints.up('md')]: {
      width: `min(${sizes.textWidth}, calc(100vw - ${theme.spacing(6)}))`,
      height: 'fit-content',
      maxHeight: `calc(100dvh - ${theme.spacing(6)})`,
      margin: 'auto',
      border: `${sizes.joint} solid ${stone.joint}`,
    },
  };
});

/** Where one is, back, on and out; stays in view while the sheet is scrolled. */
export const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: sizes.joint,
  paddingLeft: theme.spacing(2),
  paddingTop: 'env(safe-area-inset-top)',
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  backgroundColor: 'inherit',
  '& p': {
    flex: '1 1 auto',
    margin: 0,
    color: theme.vars.palette.stone.inkSoft,
    fontSize: type.note,
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': {
    display: 'inline-grid',
    placeItems: 'center',
    width: theme.spacing(7),
    height: theme.spacing(7),
    border: 0,
    borderLeft: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: theme.vars.palette.stone.sandstone },
  '& button:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
}));

export const Body = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '& > div:first-of-type': {
      // Wide but low screens: the drawing keeps its shape and all of it stays in view.
      maxWidth: `calc((100dvh - ${theme.spacing(40)}) * 1.5)`,
    },
  },
}));

export const Account = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 2),
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: theme.spacing(2, 0, 0), maxWidth: sizes.measure },
  '& h2 + p': {
    marginTop: theme.spacing(1),
    color: theme.vars.palette.stone.inkSoft,
    fontSize: type.small,
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.target,
    marginTop: theme.spacing(1),
    color: theme.vars.palette.stone.harbour,
    fontWeight: 600,
    textUnderlineOffset: '0.25em',
  },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(4) },
}));

export const Thumbs = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: sizes.joint,
  margin: 0,
  padding: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  '& > li': { flex: 'none' },
  '& button': {
    position: 'relative',
    display: 'block',
    width: theme.spacing(12),
    height: theme.spacing(8),
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: 'none',
    cursor: 'pointer',
  },
  '& img': { height: theme.spacing(8) },
  '& button[aria-current="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `${sizes.focus} solid ${theme.vars.palette.stone.oxide}`,
  },
  '& button:focus-visible': { outlineOffset: `calc(${sizes.focus} * -1)` },
}));

import styled from '@emotion/styled';
import { sizes, type } from '#theme/tokens.ts';

/** Words that stand aside: states, hints, emptiness. */
export const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.stone.inkSoft,
}));

/** A table with hairlines and tabular figures; cells of class `figure` are set to the right. */
export const Table = styled('table')(({ theme }) => {
  const hairline = `${sizes.joint} solid ${theme.vars.palette.stone.joint}`;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    borderBottom: hairline,
    '& th, & td': {
      padding: theme.spacing(1, 2, 1, 0),
      borderTop: hairline,
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
    },
    '& th': { fontWeight: 600 },
    '& thead th': { fontSize: type.note, color: theme.vars.palette.stone.inkSoft },
    '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& tr > :last-child': { paddingInlineEnd: 0 },
  };
});

/** Lets a table be wider than a phone without the page scrolling sideways. */
export const Sideways = styled('div')({ overflowX: 'auto', maxWidth: '100%' });

/** Pairs of a name and its value. */
export const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 12rem) minmax(0, 2fr)',
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > dt': { color: theme.vars.palette.stone.inkSoft, paddingInlineEnd: theme.spacing(2) },
  '& > dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& > dt, & > dd': {
    paddingBlock: theme.spacing(0.75),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
}));

/** Buttons side by side, broken where the screen ends. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
}));

/** Parts of a screen, one under the other. */
export const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& h4': { ...theme.typography.body2, fontWeight: 650, margin: 0 },
}));

/** A heading with what belongs to it. */
export const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
}));

/** Text exactly as it was sent. */
export const Raw = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  overflowX: 'auto',
  fontSize: type.note,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.stone.sandstoneWash,
  border: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
}));

/** Something that opens to show more. */
export const Disclosure = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  '& > summary': {
    // What lies in a details element does not inherit it.
    boxSizing: 'border-box',
    minHeight: sizes.target,
    paddingBlock: theme.spacing(1.5),
    fontWeight: 600,
    cursor: 'pointer',
  },
}));

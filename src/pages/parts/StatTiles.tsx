import styled from '@emotion/styled';
import { sizes, tight, type } from '#theme/tokens.ts';

export type Stat = { readonly value: string; readonly label: string };

const Strip = styled('ul')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: sizes.joint,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  backgroundColor: theme.vars.palette.stone.joint,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'baseline',
    gap: theme.spacing(2),
    padding: `${theme.spacing(2)} ${sizes.gutter}`,
    backgroundColor: theme.vars.palette.stone.sandstoneWash,
  },
  '& b': {
    ...theme.typography.h3,
    fontSize: type.h3,
  },
  '& span': { ...theme.typography.body2 },
  [tight]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: theme.spacing(1),
      paddingBlock: theme.spacing(4),
      paddingInline: theme.spacing(4),
    },
    '& > li:first-of-type': {
      paddingLeft: `max(${sizes.gutter}, calc((100cqw - ${sizes.textWidth}) / 2 + ${sizes.gutter}))`,
    },
    '& b': { fontSize: type.h2 },
    '& span': { maxWidth: '28ch' },
  },
}));

/** Figures with their nouns, laid as one course across the screen. */
export function StatTiles({ label, items }: { label: string; items: readonly Stat[] }) {
  return (
    <Strip aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <b>{item.value}</b>
          <span>{item.label}</span>
        </li>
      ))}
    </Strip>
  );
}

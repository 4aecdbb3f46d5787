import styled from '@emotion/styled';
import type { ResponseClaim } from '#content/claims.ts';
import { sizes, type } from '#theme/tokens.ts';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0.5),
    paddingBlock: theme.spacing(2.5),
    borderTop: `${sizes.joint} solid color-mix(in srgb, currentcolor 30%, transparent)`,
  },
  '& dt': { gridRow: 2 },
  '& dd': {
    gridRow: 1,
    margin: 0,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: type.h3,
    fontWeight: 600,
  },
  [theme.breakpoints.up('md')]: {
    '& > div': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: theme.spacing(4),
      alignItems: 'baseline',
    },
    '& dt': { gridColumn: 2, gridRow: 1 },
    '& dd': { gridColumn: 1 },
  },
}));

const Foot = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(3, 0, 0),
  maxWidth: sizes.measure,
}));

/** Promised times, each beside what it answers. */
export function ResponseTable({ items, note }: { items: readonly ResponseClaim[]; note: string }) {
  return (
    <div>
      <List>
        {items.map((item) => (
          <div key={item.answers}>
            <dt>{item.answers}</dt>
            <dd>{item.time}</dd>
          </div>
        ))}
      </List>
      <Foot>{note}</Foot>
    </div>
  );
}

import styled from '@emotion/styled';
import type { TextCard } from '#content/page-types.ts';
import { sizes, type } from '#theme/tokens.ts';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(7)} minmax(0, 1fr)`,
    paddingBlock: theme.spacing(2.5),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: type.h2,
    fontWeight: 600,
    lineHeight: 1,
  },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: theme.spacing(0.5, 0, 0), maxWidth: sizes.measure },
}));

/** Things to do, in their order, with figures large enough to read at arm's length. */
export function Steps({ items }: { items: readonly TextCard[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </List>
  );
}

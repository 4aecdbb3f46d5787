import styled from '@emotion/styled';
import type { TextCard } from '#content/page-types.ts';
import { sizes } from '#theme/tokens.ts';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(3),
    borderTop: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, maxWidth: sizes.measure },
  [theme.breakpoints.up('md')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: theme.spacing(4) },
  },
}));

/** Titled texts as the rows of a ledger: title on the left, text on the right. */
export function Ledger({ cards }: { cards: readonly TextCard[] }) {
  return (
    <Rows>
      {cards.map((card) => (
        <li key={card.title}>
          <h3>{card.title}</h3>
          <p>{card.text}</p>
        </li>
      ))}
    </Rows>
  );
}

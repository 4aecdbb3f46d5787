import styled from '@emotion/styled';
import type { TextCard } from '#content/page-types.ts';
import { sizes, type } from '#theme/tokens.ts';

/** 'running': rows of 2+1 and 1+2 thirds in turn; 'even': three of a width. */
export type Bond = 'running' | 'even';

const Wall = styled('ul', { shouldForwardProp: (prop) => prop !== 'bond' })<{ bond: Bond }>(({
  theme,
  bond,
}) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    gap: sizes.joint,
    margin: theme.spacing(5, 0, 0),
    padding: sizes.joint,
    listStyle: 'none',
    counterReset: 'stone',
    backgroundColor: stone.joint,
    '& > li': {
      minWidth: 0,
      padding: theme.spacing(3),
      backgroundColor: stone.paper,
      color: stone.ink,
      counterIncrement: 'stone',
    },
    '& > li::before': {
      content: 'counter(stone)',
      display: 'block',
      marginBottom: theme.spacing(1.5),
      color: stone.inkSoft,
      fontSize: type.note,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '& h3': { ...theme.typography.h3, margin: 0 },
    '& p': { margin: theme.spacing(1, 0, 0), maxWidth: sizes.measure },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > li': { padding: theme.spacing(4) },
      ...(bond === 'running'
        ? { '& > li:nth-of-type(4n + 1), & > li:nth-of-type(4n)': { gridColumn: 'span 2' } }
        : { '& > li:last-of-type:nth-of-type(odd)': { gridColumn: 'auto' } }),
    },
  };
});

/** Titled texts as stones laid edge to edge and numbered; headings are third level. */
export function CardGroup({
  cards,
  bond = 'running',
}: {
  cards: readonly TextCard[];
  bond?: Bond;
}) {
  return (
    <Wall bond={bond}>
      {cards.map((card) => (
        <li key={card.title}>
          <h3>{card.title}</h3>
          <p>{card.text}</p>
        </li>
      ))}
    </Wall>
  );
}

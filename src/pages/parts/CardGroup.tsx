import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/lists.ts';
import type { TextCard } from '#content/page-types.ts';
import { sizes, type } from '#theme/tokens.ts';

/** 'staggered': rows of 2+1 and 1+2 thirds in turn; 'even': three of a width. */
export type CardLayout = 'staggered' | 'even';

const Cards = styled(CardList, { shouldForwardProp: (prop) => prop !== 'layout' })<{
  layout: CardLayout;
}>(({ theme, layout }) => {
  const { brand } = theme.vars.palette;
  return {
    marginTop: theme.spacing(5),
    counterReset: 'card',
    '& > li': { counterIncrement: 'card' },
    '& > li::before': {
      content: 'counter(card)',
      display: 'block',
      marginBottom: theme.spacing(1.5),
      color: brand.inkSoft,
      fontSize: type.note,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '& p': { marginTop: theme.spacing(1), maxWidth: sizes.measure },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > li': { padding: theme.spacing(4) },
      ...(layout === 'staggered'
        ? { '& > li:nth-of-type(4n + 1), & > li:nth-of-type(4n)': { gridColumn: 'span 2' } }
        : { '& > li:last-of-type:nth-of-type(odd)': { gridColumn: 'auto' } }),
    },
  };
});

/** Titled texts as cards laid edge to edge and numbered; headings are third level. */
export function CardGroup({
  cards,
  layout = 'staggered',
}: {
  cards: readonly TextCard[];
  layout?: CardLayout;
}) {
  return (
    <Cards layout={layout}>
      {cards.map((card) => (
        <ListItem key={card.title}>
          <Typography variant="h3">{card.title}</Typography>
          <Typography>{card.text}</Typography>
        </ListItem>
      ))}
    </Cards>
  );
}

import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/lists.ts';
import type { TextCard } from '#content/page-types.ts';
import { sizes, type } from '#theme/tokens.ts';
import List from '@mui/material/List';
import { headingFace } from '#theme/heading-fonts.ts';
import type { AsElement } from '#components/text.tsx';

/** 'staggered': rows of 2+1 and 1+2 thirds alternate; 'even': three equal columns. */
type CardLayout = 'staggered' | 'even';

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

/** Numbered cards of titled texts; headings are third level. */
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

const StepList = styled(List)<AsElement>(({ theme }) => ({
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${theme.spacing(7)} minmax(0, 1fr)`,
    alignItems: 'normal',
    paddingBlock: theme.spacing(2.5),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    ...headingFace,
    fontSize: type.h2,
    fontWeight: 600,
    lineHeight: 1,
  },
  '& p': { marginTop: theme.spacing(0.5), maxWidth: sizes.measure },
}));

/** Ordered steps, with numbers large enough to read at arm's length. */
export function Steps({ items }: { items: readonly TextCard[] }) {
  return (
    <StepList component="ol">
      {items.map((item) => (
        <ListItem key={item.title}>
          <Typography variant="h3">{item.title}</Typography>
          <Typography>{item.text}</Typography>
        </ListItem>
      ))}
    </StepList>
  );
}

import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { RowList } from '#components/RowList.ts';
import type { TextCard } from '#content/page-types.ts';
import { sizes } from '#theme/tokens.ts';

const Rows = styled(RowList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    alignItems: 'normal',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(3),
  },
  '& p': { maxWidth: sizes.measure },
  [theme.breakpoints.up('md')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: theme.spacing(4) },
  },
}));

/** Titled texts as rows: title on the left, text on the right. */
export function TextRows({ cards }: { cards: readonly TextCard[] }) {
  return (
    <Rows>
      {cards.map((card) => (
        <ListItem key={card.title}>
          <Typography variant="h3">{card.title}</Typography>
          <Typography>{card.text}</Typography>
        </ListItem>
      ))}
    </Rows>
  );
}

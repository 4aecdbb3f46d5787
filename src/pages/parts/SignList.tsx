import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/CardGrid.tsx';
import { PageLink } from '#components/PageLink.tsx';
import type { TextCard } from '#content/page-types.ts';
import { underlined } from './underlined.ts';

export type Sign = TextCard & { readonly href: string };

const Cards = styled(CardList)(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > li': { padding: 0 },
  '& a': {
    display: 'grid',
    gap: theme.spacing(1),
    height: '100%',
    alignContent: 'start',
    padding: theme.spacing(2.5, 3),
  },
  ...underlined(theme, 'b'),
  [theme.breakpoints.up('xl')]: { '& a': { padding: theme.spacing(3) } },
}));

/** What is seen on a wall, each sign leading to the page that explains it. */
export function SignList({ items }: { items: readonly Sign[] }) {
  return (
    <Cards columns={{ md: 2, xl: 4 }}>
      {items.map((sign) => (
        <ListItem key={sign.title}>
          <PageLink to={sign.href} underline="none">
            <Typography variant="h4" component="b">
              {sign.title}
            </Typography>
            <Typography variant="body2" component="span">
              {sign.text}
            </Typography>
          </PageLink>
        </ListItem>
      ))}
    </Cards>
  );
}

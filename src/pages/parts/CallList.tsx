import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/CardGrid.tsx';
import type { EmergencyNumber } from '#content/emergency.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { type } from '#theme/tokens.ts';
import { underlined } from './underlined.ts';

const Numbers = styled(CardList)(({ theme }) => ({
  '& > li': { padding: 0 },
  '& a': {
    display: 'grid',
    gap: theme.spacing(0.5),
    height: '100%',
    alignContent: 'start',
    padding: theme.spacing(2, 3),
  },
  '& a > b': { ...headingFace, fontSize: type.h3 },
  '& strong': { fontWeight: 650 },
  '& span': { color: theme.vars.palette.brand.inkSoft },
  ...underlined(theme, 'b'),
}));

/** Public numbers, each a card that is one call. */
export function CallList({ items }: { items: readonly EmergencyNumber[] }) {
  return (
    <Numbers columns={{ md: 2 }}>
      {items.map((item) => (
        <ListItem key={item.id}>
          <Link href={item.href} underline="none">
            <b>{item.display}</b>
            <strong>{item.label}</strong>
            <Typography variant="body2" component="span">
              {item.when}
            </Typography>
          </Link>
        </ListItem>
      ))}
    </Numbers>
  );
}

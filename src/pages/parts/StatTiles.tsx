import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { sizes, tight, type } from '#theme/tokens.ts';

export type Stat = { readonly value: string; readonly label: string };

const Tiles = styled(List)(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: sizes.hairline,
  borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
  backgroundColor: theme.vars.palette.brand.hairline,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)',
    alignItems: 'baseline',
    gap: theme.spacing(2),
    padding: `${theme.spacing(2)} ${sizes.gutter}`,
    backgroundColor: theme.vars.palette.brand.sandstoneWash,
  },
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

/** Figures with labels in one row across the screen; nothing where there are none. */
export function StatTiles({ label, items }: { label: string; items: readonly Stat[] }) {
  if (items.length === 0) return null;
  return (
    <Tiles aria-label={label}>
      {items.map((item) => (
        <ListItem key={item.label}>
          <Typography variant="h3" component="b">
            {item.value}
          </Typography>
          <Typography variant="body2" component="span">
            {item.label}
          </Typography>
        </ListItem>
      ))}
    </Tiles>
  );
}

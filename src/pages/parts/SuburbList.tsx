import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { columnsUpTo, sizes } from '#theme/tokens.ts';

const Columns = styled(List)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsUpTo(2, '7rem', theme.spacing(4)),
  columnGap: theme.spacing(4),
  marginTop: theme.spacing(2),
  '& > li': {
    display: 'block',
    paddingBlock: theme.spacing(1.25),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.sandstoneDeep}`,
  },
}));

/** The places of an area, as the index of a street directory. */
export function SuburbList({
  id,
  heading,
  names,
}: {
  id: string;
  heading: string;
  names: readonly string[];
}) {
  return (
    <div>
      <Typography variant="h3" component="h2" id={id}>
        {heading}
      </Typography>
      <Columns aria-labelledby={id}>
        {names.map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </Columns>
    </div>
  );
}

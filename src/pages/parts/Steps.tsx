import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { TextCard } from '#content/page-types.ts';
import { headingFace } from '#theme/heading-fonts.ts';
import { sizes, type } from '#theme/tokens.ts';
import type { AsElement } from '#components/text.tsx';

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

/** Things to do, in their order, with figures large enough to read at arm's length. */
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

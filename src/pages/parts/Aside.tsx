import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RowList } from '#components/RowList.ts';
import { sizes } from '#theme/tokens.ts';

const Root = styled('aside')(({ theme }) => ({
  '& h2': { marginBottom: theme.spacing(2) },
  '& p': { marginTop: theme.spacing(3), maxWidth: sizes.measure },
  '& p + a': { marginTop: theme.spacing(1.5) },
}));

/** What stands beside a form: a heading, points between hairlines, a closing word. */
export function Aside({
  heading,
  points,
  children,
}: {
  heading: string;
  points: readonly string[];
  children?: ReactNode;
}) {
  return (
    <Root>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      <RowList>
        {points.map((point) => (
          <ListItem key={point}>{point}</ListItem>
        ))}
      </RowList>
      {children}
    </Root>
  );
}

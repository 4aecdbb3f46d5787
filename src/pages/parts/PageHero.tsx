import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Note } from '#components/text.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'end',
  paddingBlock: theme.spacing(4, 6),
  '& > div > p + h1': { marginTop: theme.spacing(2) },
  '& > p': { maxWidth: '52ch' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(7, 8),
  },
}));

/** Opening of a page without a picture: headline, and the lead on its last line. */
export function PageHero({
  note,
  h1,
  lead,
  children,
}: {
  note?: string;
  h1: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <Container>
      <Block>
        <div>
          {note ? <Note>{note}</Note> : null}
          <Typography variant="h1">{h1}</Typography>
        </div>
        {lead ? <Typography variant="subtitle1">{lead}</Typography> : null}
        {children}
      </Block>
    </Container>
  );
}

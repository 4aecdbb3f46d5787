import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Note } from '#components/Prose.tsx';

const Group = styled('div')(({ theme }) => ({
  '& h2': { maxWidth: '24ch' },
  '& p + h2, & h2 + p': { marginTop: theme.spacing(2) },
}));

/** The heading of a section: a surveyor's note, the words, and a line that leads on. */
export function Heading({
  id,
  note,
  intro,
  children,
}: {
  id?: string;
  note?: string | undefined;
  intro?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Group>
      {note ? <Note>{note}</Note> : null}
      <Typography variant="h2" id={id}>
        {children}
      </Typography>
      {intro ? <Typography variant="subtitle1">{intro}</Typography> : null}
    </Group>
  );
}

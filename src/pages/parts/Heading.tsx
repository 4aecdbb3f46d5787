import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Note } from '#components/Prose.tsx';

const Group = styled('div')(({ theme }) => ({
  '& h2': { ...theme.typography.h2, margin: 0, maxWidth: '24ch' },
  '& p + h2': { marginTop: theme.spacing(2) },
  '& h2 + p': { ...theme.typography.subtitle1, margin: theme.spacing(2, 0, 0) },
}));

/** The heading of a course: a surveyor's note, the words, and a line that leads on. */
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
      <h2 id={id}>{children}</h2>
      {intro ? <p>{intro}</p> : null}
    </Group>
  );
}

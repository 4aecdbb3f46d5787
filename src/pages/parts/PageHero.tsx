import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Measure } from '#components/Course.tsx';
import { Note } from '#components/Prose.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'end',
  paddingBlock: theme.spacing(4, 6),
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& > div > p + h1': { marginTop: theme.spacing(2) },
  '& > p': { ...theme.typography.subtitle1, margin: 0, maxWidth: '52ch' },
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
    <Measure>
      <Block>
        <div>
          {note ? <Note>{note}</Note> : null}
          <h1>{h1}</h1>
        </div>
        {lead ? <p>{lead}</p> : null}
        {children}
      </Block>
    </Measure>
  );
}

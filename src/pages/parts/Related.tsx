import styled from '@emotion/styled';
import { Course } from '#components/Course.tsx';
import { LinkRows, type LinkRow } from './LinkRows.tsx';

export type RelatedGroup = {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly LinkRow[];
};

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& h2': { ...theme.typography.h3, margin: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(8),
  },
}));

/** Where to go from here: two groups of links side by side. */
export function Related({ groups }: { groups: readonly RelatedGroup[] }) {
  return (
    <Course>
      <Pair>
        {groups.map((group) => (
          <nav key={group.id} aria-labelledby={group.id}>
            <h2 id={group.id}>{group.heading}</h2>
            <LinkRows items={group.items} />
          </nav>
        ))}
      </Pair>
    </Course>
  );
}

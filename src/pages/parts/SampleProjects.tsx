import styled from '@emotion/styled';
import { Bonded } from '#components/Bonded.tsx';
import { Note } from '#components/Prose.tsx';
import type { SampleProject } from '#content/areas/types.ts';

const Job = styled('article')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 3),
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.ink,
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p:last-of-type': { margin: 0 },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(6) },
}));

const Pair = styled(Bonded)(({ theme }) => ({ marginTop: theme.spacing(5) }));

/** Jobs of the kind done in an area, side by side, each under its suburb. */
export function SampleProjects({ items }: { items: readonly SampleProject[] }) {
  return (
    <Pair columns={{ md: 2 }}>
      {items.map((job) => (
        <Job key={job.title}>
          <Note>{job.location}</Note>
          <h3>{job.title}</h3>
          <p>{job.text}</p>
        </Job>
      ))}
    </Pair>
  );
}

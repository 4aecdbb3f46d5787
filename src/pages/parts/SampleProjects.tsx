import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardGrid, Card } from '#components/CardGrid.tsx';
import { Note } from '#components/Prose.tsx';
import type { SampleProject } from '#content/areas/types.ts';

const Jobs = styled(CardGrid)(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > *': {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(2),
    padding: theme.spacing(4, 3),
  },
  [theme.breakpoints.up('lg')]: { '& > *': { padding: theme.spacing(6) } },
}));

/** Jobs of the kind done in an area, side by side, each under its suburb. */
export function SampleProjects({ items }: { items: readonly SampleProject[] }) {
  return (
    <Jobs columns={{ md: 2 }}>
      {items.map((job) => (
        <Card key={job.title} component="article">
          <Note>{job.location}</Note>
          <Typography variant="h3">{job.title}</Typography>
          <Typography>{job.text}</Typography>
        </Card>
      ))}
    </Jobs>
  );
}

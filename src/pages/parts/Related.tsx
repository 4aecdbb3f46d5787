import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { LinkRows, type LinkRow } from './LinkRows.tsx';

export type RelatedGroup = {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly LinkRow[];
};

/** Where to go from here: two groups of links side by side. */
export function Related({ groups }: { groups: readonly RelatedGroup[] }) {
  return (
    <Section>
      <Grid container rowSpacing={5} columnSpacing={8}>
        {groups.map((group) => (
          <Grid key={group.id} component="nav" size={{ xs: 12, md: 6 }} aria-labelledby={group.id}>
            <Typography variant="h3" component="h2" id={group.id}>
              {group.heading}
            </Typography>
            <LinkRows items={group.items} />
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}

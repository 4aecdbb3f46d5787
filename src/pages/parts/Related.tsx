import Grid from '@mui/material/Grid';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { RowList } from '#components/lists.ts';
import { Section } from '#components/Section.tsx';
import { sizes } from '#theme/tokens.ts';
import { underlined } from './styles.ts';

type LinkRow = {
  readonly href: string;
  readonly label: string;
  readonly description: string;
};

const Rows = styled(RowList)(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& > li': { padding: 0 },
  '& a': {
    display: 'grid',
    alignContent: 'center',
    minHeight: sizes.target,
    paddingBlock: theme.spacing(1.5),
  },
  '& span': { color: theme.vars.palette.brand.inkSoft },
  ...underlined(theme, 'b'),
}));

function LinkRows({ items }: { items: readonly LinkRow[] }) {
  return (
    <Rows>
      {items.map((item) => (
        <ListItem key={item.href}>
          <PageLink to={item.href} underline="none">
            <Typography variant="h4" component="b">
              {item.label}
            </Typography>
            <Typography variant="body2" component="span">
              {item.description}
            </Typography>
          </PageLink>
        </ListItem>
      ))}
    </Rows>
  );
}

type RelatedGroup = {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly LinkRow[];
};

/** Related pages: groups of links side by side. What is off the site may leave some of them empty. */
export function Related({ groups }: { groups: readonly RelatedGroup[] }) {
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <Section>
      <Grid container rowSpacing={5} columnSpacing={8}>
        {filled.map((group) => (
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

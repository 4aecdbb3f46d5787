import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card, CardGrid, RowList } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { type AsElement, Note } from '#components/text.tsx';
import { Section, type Tone } from '#components/Section.tsx';
import type { AreaService, SampleProject } from '#content/areas/types.ts';
import type { TextBlock } from '#content/page-types.ts';
import { serviceByPath } from '#content/services/index.ts';
import { sizes, type, columnsUpTo } from '#theme/tokens.ts';
import { Heading } from './Heading.tsx';
import { Split } from './styles.ts';

const Layout = styled('div', { shouldForwardProp: (prop) => prop !== 'alone' })<{ alone: boolean }>(
  ({ theme, alone }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(6),
    '& p': { margin: theme.spacing(3, 0, 0), maxWidth: sizes.measure, textWrap: 'pretty' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: theme.spacing(8),
      alignItems: 'start',
      // Without a list of places, the paragraphs form two columns below the heading.
      ...(alone
        ? {
            '& > div': {
              gridColumn: '1 / -1',
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              columnGap: theme.spacing(8),
            },
            '& > div > div': { gridColumn: '1 / -1' },
          }
        : {}),
    },
  }),
);

/** Ground and buildings of an area, next to its places if the page lists any. */
export function LocalText({
  id,
  note,
  block,
  children,
}: {
  id: string;
  note: string;
  block: TextBlock;
  children?: ReactNode;
}) {
  return (
    <Layout alone={!children}>
      <div>
        <Heading id={id} note={note}>
          {block.heading}
        </Heading>
        {block.paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </div>
      {children}
    </Layout>
  );
}

const Points = styled(List)<AsElement>(({ theme }) => ({
  counterReset: 'point',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `max(${theme.spacing(5)}, 2em) minmax(0, 1fr)`,
    alignItems: 'normal',
    paddingBlock: theme.spacing(2),
    borderTop: `${sizes.hairline} solid color-mix(in srgb, currentcolor 30%, transparent)`,
    counterIncrement: 'point',
    maxWidth: sizes.measure,
  },
  '& > li::before': {
    content: 'counter(point)',
    fontSize: type.note,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 2,
  },
}));

/** A claim and the points that support it. */
export function PointsPanel({
  id,
  tone,
  content,
}: {
  id: string;
  tone: Tone;
  content: { readonly heading: string; readonly text: string; readonly points: readonly string[] };
}) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Split>
        <Heading id={id}>{content.heading}</Heading>
        <div>
          <Typography variant="subtitle1" sx={{ marginBottom: 4, maxWidth: sizes.measure }}>
            {content.text}
          </Typography>
          <Points component="ol">
            {content.points.map((point) => (
              <ListItem key={point}>{point}</ListItem>
            ))}
          </Points>
        </div>
      </Split>
    </Section>
  );
}

const Rows = styled(RowList)(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > li': {
    display: 'grid',
    alignItems: 'normal',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(3),
  },
  '& p': { maxWidth: sizes.measure },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: sizes.target },
  [theme.breakpoints.up('lg')]: {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
      columnGap: theme.spacing(4),
      alignItems: 'baseline',
    },
    '& a': { justifySelf: 'end', textAlign: 'right' },
  },
}));

/** Services as done in this area, with links to their pages. */
export function ServiceRows({
  services,
  linkLabel,
}: {
  services: readonly AreaService[];
  linkLabel: (service: string) => string;
}) {
  return (
    <Rows>
      {services.map((row) => {
        const service = serviceByPath(row.service);
        return (
          <ListItem key={row.title}>
            <Typography variant="h3">{row.title}</Typography>
            <Typography>{row.text}</Typography>
            {service ? (
              <PageLink to={service.href} variant="body2" color="secondary">
                {linkLabel(service.label)}
              </PageLink>
            ) : null}
          </ListItem>
        );
      })}
    </Rows>
  );
}

const Columns = styled(List)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsUpTo(2, '7rem', theme.spacing(4)),
  columnGap: theme.spacing(4),
  marginTop: theme.spacing(2),
  '& > li': {
    display: 'block',
    paddingBlock: theme.spacing(1.25),
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.sandstoneDeep}`,
  },
}));

/** Places of an area, set like the index of a street directory. */
export function SuburbList({
  id,
  heading,
  names,
}: {
  id: string;
  heading: string;
  names: readonly string[];
}) {
  return (
    <div>
      <Typography variant="h3" component="h2" id={id}>
        {heading}
      </Typography>
      <Columns aria-labelledby={id}>
        {names.map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </Columns>
    </div>
  );
}

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

/** Typical jobs of an area, each under its suburb. */
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

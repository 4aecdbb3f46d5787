import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card, CardGrid } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Stamp, VisuallyHidden } from '#components/text.tsx';
import { type AreaLink, areas } from '#content/areas/index.ts';
import type { NavigationItem } from '#content/navigation.ts';
import { serviceCategories, type ServiceCategory } from '#content/services/index.ts';
import {
  type SitemapCard,
  sitemapCards,
  sitemapFiles,
  sitemapLegal,
  sitemapProjects,
  sitemapText,
} from '#content/sitemap-page.ts';
import { sizes } from '#theme/tokens.ts';
import { Section } from '#components/Section.tsx';
import { useClock } from '#components/use-store.ts';
import { builtOn, yearOf } from '#content/business-time.ts';
import { PageHero } from './parts/PageHero.tsx';

type Overview = {
  readonly heading: string;
  readonly link: { readonly label: string; readonly href: string };
};

const Group = styled('section')(({ theme }) => {
  const { brand } = theme.vars.palette;
  const line = `${sizes.hairline} solid ${brand.hairline}`;
  return {
    '& h2': { marginBottom: theme.spacing(2) },
    '& li': { display: 'block' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      color: brand.harbour,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: sizes.hairline,
    },
    '& a:hover': { textDecorationThickness: sizes.focus },
    '& small': { display: 'block', color: brand.inkSoft },
    '& li > small': { paddingBottom: theme.spacing(1.5) },
    '& li > a + small': { marginTop: theme.spacing(-1) },
    '& h3 + ul': { marginTop: theme.spacing(1) },
    '& > ul': { borderTop: line },
    '& > ul > li': { borderBottom: line },
  };
});

const Cards = styled(CardGrid)(({ theme }) => ({ marginTop: theme.spacing(2) }));

function LinkGroup({
  id,
  heading,
  wide = false,
  children,
}: {
  id: string;
  heading: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const headingId = `sitemap-${id}`;
  return (
    <Grid size={wide ? 12 : { xs: 12, md: 6 }}>
      <Group aria-labelledby={headingId}>
        <Typography variant="h3" component="h2" id={headingId}>
          {heading}
        </Typography>
        {children}
      </Group>
    </Grid>
  );
}

/** A card of links; `newTab` tells screen readers that they open in a new tab. */
function LinkCard({ card, newTab }: { card: SitemapCard; newTab?: string }) {
  return (
    <LinkGroup id={card.id} heading={card.heading}>
      <List>
        {card.links.map((link) => (
          <ListItem key={link.id}>
            {newTab === undefined ? (
              <PageLink to={link.href}>{link.label}</PageLink>
            ) : (
              <Link href={link.href} target="_blank" rel="noopener">
                {link.label}
                <VisuallyHidden>, {newTab}</VisuallyHidden>
              </Link>
            )}
          </ListItem>
        ))}
      </List>
    </LinkGroup>
  );
}

function ServiceGroups({
  text,
  categories,
}: {
  text: Overview;
  categories: readonly ServiceCategory[];
}) {
  return (
    <LinkGroup id="services" heading={text.heading} wide>
      <PageLink to={text.link.href}>{text.link.label}</PageLink>
      <Cards columns={{ lg: 3 }}>
        {categories.map((category) => (
          <Card key={category.id}>
            <Typography variant="h4" component="h3">
              {category.label}
            </Typography>
            <List>
              {[...category.services, ...category.also].map((service) => (
                <ListItem key={service.id}>
                  <PageLink to={service.href}>{service.label}</PageLink>{' '}
                  {service.badge ? <Stamp>{service.badge}</Stamp> : null}
                  <Small>{service.description}</Small>
                </ListItem>
              ))}
            </List>
          </Card>
        ))}
      </Cards>
    </LinkGroup>
  );
}

function AreaCards({
  text,
  areas,
}: {
  text: Overview & { readonly suburbs: number; readonly more: (count: number) => string };
  areas: readonly AreaLink[];
}) {
  return (
    <LinkGroup id="areas" heading={text.heading} wide>
      <PageLink to={text.link.href}>{text.link.label}</PageLink>
      <Cards columns={{ md: 2, lg: 3 }}>
        {areas.map((area) => (
          <Card key={area.id}>
            <Typography variant="h4" component="h3">
              <PageLink to={area.href}>{area.label}</PageLink>
            </Typography>
            <Typography sx={{ marginY: '1em' }}>{area.description}</Typography>
            <Small>
              {area.suburbs.slice(0, text.suburbs).join(', ')}{' '}
              {area.suburbs.length > text.suburbs
                ? text.more(area.suburbs.length - text.suburbs)
                : null}
            </Small>
          </Card>
        ))}
      </Cards>
    </LinkGroup>
  );
}

const Columns = styled(List)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  columnGap: theme.spacing(6),
}));

function ProjectLinks({ text, links }: { text: Overview; links: readonly NavigationItem[] }) {
  if (links.length === 0) return null;
  return (
    <LinkGroup id="projects" heading={text.heading} wide>
      <PageLink to={text.link.href}>{text.link.label}</PageLink>
      <Columns>
        {links.map(({ id, label, href }) => (
          <ListItem key={id}>
            <PageLink to={href}>{label}</PageLink>
          </ListItem>
        ))}
      </Columns>
    </LinkGroup>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="small">
      {children}
    </Typography>
  );
}

const Foot = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  marginTop: theme.spacing(4),
}));

/** Reads the clock below the section, which would be empty if it were rendered again before it is hydrated. */
function Copyright() {
  const year = useClock(yearOf) ?? yearOf(builtOn);
  return <span>{sitemapText.copyright(year)}</span>;
}

export default function SitemapPage() {
  return (
    <>
      <PageHero h1={sitemapText.h1} lead={sitemapText.lead} />
      <Section>
        <Grid container spacing={6}>
          {sitemapCards.map((card) => (
            <LinkCard key={card.id} card={card} />
          ))}
          <ServiceGroups text={sitemapText.services} categories={serviceCategories} />
          <AreaCards text={sitemapText.areas} areas={areas} />
          <ProjectLinks text={sitemapText.projects} links={sitemapProjects} />
          <LinkCard card={sitemapLegal} />
          <LinkCard card={sitemapFiles} newTab={sitemapText.newTab} />
        </Grid>
        <Foot variant="body2">
          <time dateTime={builtOn.toISOString().slice(0, 10)}>{sitemapText.updated(builtOn)}</time>
          <Copyright />
        </Foot>
      </Section>
    </>
  );
}

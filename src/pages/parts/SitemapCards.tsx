import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Bonded, Stone } from '#components/Bonded.tsx';
import { Stamp } from '#components/Prose.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import type { AreaLink } from '#content/areas/types.ts';
import type { ServiceCategory } from '#content/services/types.ts';
import type { SitemapCard } from '#content/sitemap-page.ts';
import { sizes } from '#theme/tokens.ts';

type Overview = {
  readonly heading: string;
  readonly link: { readonly label: string; readonly href: string };
};

const Card = styled('section')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    minWidth: 0,
    '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
    '& h3': { ...theme.typography.h4, margin: 0 },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: sizes.target,
      color: stone.harbour,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: sizes.joint,
    },
    '& a:hover': { textDecorationThickness: sizes.focus },
    '& small': { ...theme.typography.body2, display: 'block', color: stone.inkSoft },
    '& li > small': { paddingBottom: theme.spacing(1.5) },
    '& li > a + small': { marginTop: theme.spacing(-1) },
    '& h3 + ul': { marginTop: theme.spacing(1) },
    '& > ul': { borderTop: `${sizes.joint} solid ${stone.joint}` },
    '& > ul > li': { borderBottom: `${sizes.joint} solid ${stone.joint}` },
  };
});

const Wall = styled(Bonded)(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** A card of plain links; `newTab` is said of links that open one. */
export function LinkCard({ card, newTab }: { card: SitemapCard; newTab?: string }) {
  const heading = `sitemap-${card.id}`;
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading}>{card.heading}</h2>
      <ul>
        {card.links.map((link) => (
          <li key={link.id}>
            {newTab === undefined ? (
              <Link to={link.href}>{link.label}</Link>
            ) : (
              <a href={link.href} target="_blank" rel="noopener">
                {link.label}
                <VisuallyHidden>, {newTab}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The services by group, each with its description and badge. */
export function ServiceGroups({
  text,
  categories,
}: {
  text: Overview;
  categories: readonly ServiceCategory[];
}) {
  return (
    <Card aria-labelledby="sitemap-services" data-wide>
      <h2 id="sitemap-services">{text.heading}</h2>
      <Link to={text.link.href}>{text.link.label}</Link>
      <Wall columns={{ lg: 3 }}>
        {categories.map((category) => (
          <Stone key={category.id}>
            <h3>{category.label}</h3>
            <ul>
              {[...category.services, ...category.also].map((service) => (
                <li key={service.id}>
                  <Link to={service.href}>{service.label}</Link>{' '}
                  {service.badge ? <Stamp>{service.badge}</Stamp> : null}
                  <small>{service.description}</small>
                </li>
              ))}
            </ul>
          </Stone>
        ))}
      </Wall>
    </Card>
  );
}

/** The areas, each with its first suburbs and how many more there are. */
export function AreaCards({
  text,
  areas,
}: {
  text: Overview & { readonly suburbs: number; readonly more: (count: number) => string };
  areas: readonly AreaLink[];
}) {
  return (
    <Card aria-labelledby="sitemap-areas" data-wide>
      <h2 id="sitemap-areas">{text.heading}</h2>
      <Link to={text.link.href}>{text.link.label}</Link>
      <Wall columns={{ md: 2, lg: 3 }}>
        {areas.map((area) => (
          <Stone key={area.id}>
            <h3>
              <Link to={area.href}>{area.label}</Link>
            </h3>
            <p>{area.description}</p>
            <small>
              {area.suburbs.slice(0, text.suburbs).join(', ')}{' '}
              {area.suburbs.length > text.suburbs
                ? text.more(area.suburbs.length - text.suburbs)
                : null}
            </small>
          </Stone>
        ))}
      </Wall>
    </Card>
  );
}

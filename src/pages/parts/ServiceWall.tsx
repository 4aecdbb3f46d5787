import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Stamp } from '#components/Prose.tsx';
import type { Picture } from '#content/pictures/types.ts';
import type { ServiceLink, ServiceSlug } from '#content/services/types.ts';
import { sizes, tight } from '#theme/tokens.ts';
import { pictureSizes } from './picture-sizes.ts';
import { SitePicture } from './SitePicture.tsx';

const Wall = styled('ul')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    gap: sizes.joint,
    margin: 0,
    padding: sizes.joint,
    listStyle: 'none',
    backgroundColor: stone.joint,
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      backgroundColor: stone.paper,
    },
    '& figure': {
      position: 'relative',
      margin: 0,
      minHeight: theme.spacing(18),
      overflow: 'hidden',
    },
    '& img': { position: 'absolute', inset: 0, height: '100%' },
    '& li > div': { padding: theme.spacing(2) },
    '& h3': { ...theme.typography.h3, margin: 0 },
    '& h3 a': {
      color: stone.harbour,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: sizes.joint,
    },
    // The whole stone is the target of its one link.
    '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
    '& li:hover h3 a': { textDecorationThickness: sizes.focus },
    '& p': { margin: theme.spacing(1, 0, 0) },
    '& h3 + span': { marginTop: theme.spacing(1) },
    [tight]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& li > div': { padding: theme.spacing(4) },
      '& > li:not(:only-child)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
      },
      '& figure': { minHeight: theme.spacing(25) },
      '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
      '& > li:first-of-type:nth-last-of-type(odd) figure': { minHeight: theme.spacing(38) },
    },
  };
});

/** Services as stones with their drawings; an odd first one runs across the whole course. */
export function ServiceWall({
  services,
  pictures,
}: {
  services: readonly ServiceLink[];
  pictures: Readonly<Record<ServiceSlug, Picture>>;
}) {
  return (
    <Wall>
      {services.map((service) => (
        <li key={service.id}>
          <figure aria-hidden="true">
            <SitePicture
              picture={{ ...pictures[service.slug], alt: '' }}
              sizes={pictureSizes.third}
            />
          </figure>
          <div>
            <h3>
              <Link to={service.href}>{service.label}</Link>
            </h3>
            {service.badge ? <Stamp>{service.badge}</Stamp> : null}
            <p>{service.description}</p>
          </div>
        </li>
      ))}
    </Wall>
  );
}

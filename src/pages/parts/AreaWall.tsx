import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { AreaLink, AreaSlug } from '#content/areas/types.ts';
import type { Picture } from '#content/pictures/types.ts';
import { sizes } from '#theme/tokens.ts';
import { pictureSizes } from './picture-sizes.ts';
import { SitePicture } from './SitePicture.tsx';

const Wall = styled('ul')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    margin: theme.spacing(5, 0, 0),
    padding: 0,
    listStyle: 'none',
    borderBottom: `${sizes.joint} solid ${stone.joint}`,
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: theme.spacing(2),
      paddingBlock: theme.spacing(2),
      borderTop: `${sizes.joint} solid ${stone.joint}`,
    },
    '& figure': { position: 'relative', margin: 0, aspectRatio: '1 / 1', overflow: 'hidden' },
    '& img': { position: 'absolute', inset: 0, height: '100%' },
    '& h3': { ...theme.typography.h3, margin: 0 },
    '& h3 a': {
      color: stone.harbour,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: sizes.joint,
    },
    '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
    '& li:hover h3 a': { textDecorationThickness: sizes.focus },
    '& p': { margin: theme.spacing(0.5, 0, 0) },
    '& small': {
      ...theme.typography.body2,
      display: 'block',
      marginTop: theme.spacing(1),
      color: stone.inkSoft,
    },
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.spacing(6),
      '& > li': { paddingBlock: theme.spacing(3), columnGap: theme.spacing(3) },
      '& figure': { aspectRatio: '4 / 3' },
    },
  };
});

/** The areas with their drawings, what stands there and five of their suburbs. */
export function AreaWall({
  areas,
  pictures,
  suburbsLabel,
}: {
  areas: readonly AreaLink[];
  pictures: Readonly<Record<AreaSlug, Picture>>;
  suburbsLabel: string;
}) {
  return (
    <Wall>
      {areas.map((area) => (
        <li key={area.id}>
          <figure aria-hidden="true">
            <SitePicture picture={{ ...pictures[area.id], alt: '' }} sizes={pictureSizes.thumb} />
          </figure>
          <div>
            <h3>
              <Link to={area.href}>{area.label}</Link>
            </h3>
            <p>{area.description}</p>
            <small>
              {suburbsLabel}: {area.suburbs.join(', ')}
            </small>
          </div>
        </li>
      ))}
    </Wall>
  );
}

import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { CardList } from '#components/CardGrid.tsx';
import { Stamp } from '#components/Prose.tsx';
import type { Picture } from '#content/pictures/types.ts';
import type { ServiceLink, ServiceSlug } from '#content/services/types.ts';
import { tight } from '#theme/tokens.ts';
import { CoverLink } from './CoverLink.ts';
import { PictureFrame } from './PictureFrame.ts';
import { pictureSizes } from './picture-sizes.ts';
import { SitePicture } from './SitePicture.tsx';

const Cards = styled(CardList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'normal',
    padding: 0,
  },
  '& figure': { minHeight: theme.spacing(18) },
  '& li > div': { padding: theme.spacing(2) },
  '& p, & h3 + span': { marginTop: theme.spacing(1) },
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
}));

/** Services as cards with their drawings; an odd first one takes the whole row. */
export function ServiceCards({
  services,
  pictures,
}: {
  services: readonly ServiceLink[];
  pictures: Readonly<Record<ServiceSlug, Picture>>;
}) {
  return (
    <Cards>
      {services.map((service) => (
        <ListItem key={service.id}>
          <PictureFrame aria-hidden="true">
            <SitePicture
              picture={{ ...pictures[service.slug], alt: '' }}
              sizes={pictureSizes.third}
            />
          </PictureFrame>
          <div>
            <Typography variant="h3">
              <CoverLink to={service.href}>{service.label}</CoverLink>
            </Typography>
            {service.badge ? <Stamp>{service.badge}</Stamp> : null}
            <Typography>{service.description}</Typography>
          </div>
        </ListItem>
      ))}
    </Cards>
  );
}

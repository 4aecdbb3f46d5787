import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { RowList } from '#components/RowList.ts';
import type { AreaLink, AreaSlug } from '#content/areas/types.ts';
import type { Picture } from '#content/pictures/types.ts';
import { CoverLink } from './CoverLink.ts';
import { PictureFrame } from './PictureFrame.ts';
import { pictureSizes } from './picture-sizes.ts';
import { SitePicture } from './SitePicture.tsx';

const Rows = styled(RowList)(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'normal',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(2),
  },
  '& figure': { aspectRatio: '1 / 1' },
  '& p': { marginTop: theme.spacing(0.5) },
  '& small': {
    display: 'block',
    marginTop: theme.spacing(1),
    color: theme.vars.palette.brand.inkSoft,
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(6),
    '& > li': { paddingBlock: theme.spacing(3), columnGap: theme.spacing(3) },
    '& figure': { aspectRatio: '4 / 3' },
  },
}));

/** The areas with their drawings, what stands there and five of their suburbs. */
export function AreaList({
  areas,
  pictures,
  suburbsLabel,
}: {
  areas: readonly AreaLink[];
  pictures: Readonly<Record<AreaSlug, Picture>>;
  suburbsLabel: string;
}) {
  return (
    <Rows>
      {areas.map((area) => (
        <ListItem key={area.id}>
          <PictureFrame aria-hidden="true">
            <SitePicture picture={{ ...pictures[area.id], alt: '' }} sizes={pictureSizes.thumb} />
          </PictureFrame>
          <div>
            <Typography variant="h3">
              <CoverLink to={area.href}>{area.label}</CoverLink>
            </Typography>
            <Typography>{area.description}</Typography>
            <Typography variant="body2" component="small">
              {suburbsLabel}: {area.suburbs.join(', ')}
            </Typography>
          </div>
        </ListItem>
      ))}
    </Rows>
  );
}

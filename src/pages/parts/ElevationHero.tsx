import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Picture } from '#content/pictures/types.ts';
import { sizes } from '#theme/tokens.ts';
import { PictureFrame } from './PictureFrame.ts';
import { pictureSizes } from './picture-sizes.ts';
import { SitePicture } from './SitePicture.tsx';

const half = `minmax(0, calc(${sizes.textWidth} / 2 - ${sizes.gutter}))`;

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > h1, & > div': { paddingInline: sizes.gutter },
  '& > h1': { paddingBlock: theme.spacing(2, 3) },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(3, 5),
  },
  '& > figure': { aspectRatio: '3 / 2' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `minmax(${sizes.gutter}, 1fr) ${half} ${half} minmax(${sizes.gutter}, 1fr)`,
    gridTemplateRows: '1fr auto',
    '& > h1': {
      gridColumn: 2,
      alignSelf: 'end',
      padding: theme.spacing(5, 4, 3, 0),
    },
    '& > div': { gridColumn: 2, padding: theme.spacing(0, 4, 7, 0) },
    '& > figure': {
      gridColumn: '3 / -1',
      gridRow: '1 / span 2',
      aspectRatio: 'auto',
      minHeight: theme.spacing(60),
      borderLeft: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
    },
  },
}));

/**
 * Opening of a service page: words on the left, the drawing running to the edge of the screen on the
 * right; on phones the drawing stands between the headline and the lead.
 */
export function ElevationHero({
  h1,
  lead,
  picture,
  children,
}: {
  h1: string;
  lead: string;
  picture: Picture;
  children: ReactNode;
}) {
  return (
    <Layout>
      <Typography variant="h1">{h1}</Typography>
      <PictureFrame>
        <SitePicture picture={picture} sizes={pictureSizes.half} priority />
      </PictureFrame>
      <div>
        <Typography variant="subtitle1">{lead}</Typography>
        {children}
      </div>
    </Layout>
  );
}

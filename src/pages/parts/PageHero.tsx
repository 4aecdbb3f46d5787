import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Note } from '#components/text.tsx';
import type { Picture } from '#content/pictures/types.ts';
import { sizes } from '#theme/tokens.ts';
import { PictureFrame, pictureSizes, SitePicture } from './SitePicture.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'end',
  paddingBlock: theme.spacing(4, 6),
  '& > div > p + h1': { marginTop: theme.spacing(2) },
  '& > p': { maxWidth: '52ch' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(7, 8),
  },
}));

/** Hero without a picture: headline, and the lead on its last line. */
export function PageHero({
  note,
  h1,
  lead,
  children,
}: {
  note?: string;
  h1: string;
  lead?: string;
  children?: ReactNode;
}) {
  return (
    <Container>
      <Block>
        <div>
          {note ? <Note>{note}</Note> : null}
          <Typography variant="h1">{h1}</Typography>
        </div>
        {lead ? <Typography variant="subtitle1">{lead}</Typography> : null}
        {children}
      </Block>
    </Container>
  );
}

const View = styled(PictureFrame)(({ theme }) => ({
  aspectRatio: '3 / 2',
  [theme.breakpoints.up('md')]: { aspectRatio: '12 / 5' },
  [theme.breakpoints.up('xl')]: { aspectRatio: '14 / 5' },
}));

/** Where the build's pictures matter in so wide a frame. */
const LOW = { x: 0.5, y: 0.6 } as const;

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4, 5),
  '& h1 + p': { maxWidth: '52ch' },
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    width: '75%',
    marginTop: theme.spacing(-14),
    marginLeft: `calc(${sizes.gutter} * -1)`,
    paddingInline: `${sizes.gutter} ${theme.spacing(6)}`,
    paddingBottom: theme.spacing(7),
    backgroundColor: theme.vars.palette.brand.paper,
  },
}));

/** Hero with a full-width picture, the text on a panel in its lower left corner. */
export function PanoramaHero({
  note,
  h1,
  lead,
  picture,
  children,
}: {
  note: string;
  h1: string;
  lead: string;
  picture: Picture;
  children: ReactNode;
}) {
  return (
    <div>
      <View>
        <SitePicture picture={{ focus: LOW, ...picture }} sizes={pictureSizes.full} priority />
      </View>
      <Container>
        <Panel>
          <Note>{note}</Note>
          <Typography variant="h1">{h1}</Typography>
          <Typography variant="subtitle1">{lead}</Typography>
          {children}
        </Panel>
      </Container>
    </div>
  );
}

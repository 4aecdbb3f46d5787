import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Measure } from '#components/Course.tsx';
import { Note } from '#components/Prose.tsx';
import type { Picture } from '#content/pictures/types.ts';
import { sizes } from '#theme/tokens.ts';
import { pictureSizes } from './picture-sizes.ts';
import { SitePicture } from './SitePicture.tsx';

const View = styled('figure')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, height: '100%', objectPosition: '50% 60%' },
  [theme.breakpoints.up('md')]: { aspectRatio: '12 / 5' },
  [theme.breakpoints.up('xl')]: { aspectRatio: '14 / 5' },
}));

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4, 5),
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& h1 + p': { ...theme.typography.subtitle1, margin: 0, maxWidth: '52ch' },
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    width: '75%',
    marginTop: theme.spacing(-14),
    marginLeft: `calc(${sizes.gutter} * -1)`,
    paddingInline: `${sizes.gutter} ${theme.spacing(6)}`,
    paddingBottom: theme.spacing(7),
    backgroundColor: theme.vars.palette.stone.paper,
  },
}));

/**
 * Opening of an area page: the drawing across the whole screen, the words on a block of paper cut
 * into its lower left corner.
 */
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
        <SitePicture picture={picture} sizes={pictureSizes.full} priority />
      </View>
      <Measure>
        <Block>
          <Note>{note}</Note>
          <h1>{h1}</h1>
          <p>{lead}</p>
          {children}
        </Block>
      </Measure>
    </div>
  );
}

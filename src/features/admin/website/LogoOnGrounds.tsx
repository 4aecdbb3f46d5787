import { styled } from '@mui/material/styles';
import { dark, light } from '#theme/tokens.ts';
import type { Drawable } from './align/pictures.ts';
import { SmallPicture } from './PicturePick.tsx';

const Grounds = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  maxWidth: theme.spacing(55),
}));

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Light = styled(Ground)({ backgroundColor: light.paper });
const Dark = styled(Ground)({ backgroundColor: dark.paper });

/** A logo as it is on light pages and on dark ones. */
export function LogoOnGrounds({ logo }: { logo: Drawable }) {
  return (
    <Grounds>
      <Light>
        <SmallPicture picture={logo} />
      </Light>
      <Dark>
        <SmallPicture picture={logo} />
      </Dark>
    </Grounds>
  );
}

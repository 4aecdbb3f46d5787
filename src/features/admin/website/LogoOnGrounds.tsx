import { styled } from '@mui/material/styles';
import { COUNTED_WIDTH, LIGHT_GROUND, logoGround } from '#contract/content/logo-ground.ts';
import { dark, light, sizes } from '#theme/tokens.ts';
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

const Plate = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.5),
  borderRadius: sizes.corner,
}));

function groundOf(logo: Drawable): string {
  const height = Math.max(1, Math.round((COUNTED_WIDTH * logo.height) / logo.width));
  const canvas = Object.assign(document.createElement('canvas'), { width: COUNTED_WIDTH, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return LIGHT_GROUND;
  pen.drawImage(logo, 0, 0, COUNTED_WIDTH, height);
  return logoGround(pen.getImageData(0, 0, COUNTED_WIDTH, height).data);
}

/** A logo as it is on light pages and on dark ones, where one that is not for them has a plate. */
export function LogoOnGrounds({ logo }: { logo: Drawable }) {
  const ground = groundOf(logo);
  const isLight = ground === LIGHT_GROUND;
  return (
    <Grounds>
      <Light>
        <Plate sx={isLight ? null : { backgroundColor: ground }}>
          <SmallPicture picture={logo} />
        </Plate>
      </Light>
      <Dark>
        <Plate sx={{ backgroundColor: isLight ? light.paper : ground }}>
          <SmallPicture picture={logo} />
        </Plate>
      </Dark>
    </Grounds>
  );
}

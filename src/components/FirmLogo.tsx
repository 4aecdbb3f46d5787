import { styled } from '@mui/material/styles';
import { sizes } from '#theme/tokens.ts';
import { LogoImage, LogoOnPlate } from './LogoImage.tsx';

/** On the colour that it needs behind it, whatever the ground of the page. */
const OnGround = styled(LogoImage, {
  shouldForwardProp: (name) => name !== 'ground',
})<{ ground: string }>(({ theme, ground }) => ({
  boxSizing: 'border-box',
  padding: theme.spacing(0.5),
  borderRadius: sizes.corner,
  backgroundColor: ground,
  forcedColorAdjust: 'none',
}));

/** A logo that was published; `ground` is null where it is seen on light pages as it is. */
export function FirmLogo({
  ground,
  ...file
}: {
  src: string;
  width: number;
  height: number;
  ground: string | null;
}) {
  if (ground === null) return <LogoOnPlate {...file} alt="" />;
  return <OnGround {...file} ground={ground} alt="" />;
}

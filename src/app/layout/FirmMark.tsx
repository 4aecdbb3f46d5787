import { styled } from '@mui/material/styles';
import { LogoImage, LogoOnPlate } from '#components/LogoImage.tsx';
import { LogoMark } from '#components/LogoMark.tsx';
import { groundOf, logo, WHITE } from '#content/logo.ts';
import { pictureUrl } from '#content/pictures/url.ts';
import { sizes } from '#theme/tokens.ts';

const ground = logo === null ? WHITE : groundOf(logo);

/** On the colour that it needs behind it, whatever the ground of the page. */
const OnGround = styled(LogoImage)(({ theme }) => ({
  boxSizing: 'border-box',
  padding: theme.spacing(0.5),
  borderRadius: sizes.corner,
  backgroundColor: ground,
  forcedColorAdjust: 'none',
}));

/** The logo that was published, or the build's mark. The firm's name stands beside it. */
export function FirmMark() {
  if (logo === null) return <LogoMark />;
  const { width, height } = logo;
  const Shown = ground === WHITE ? LogoOnPlate : OnGround;
  return <Shown src={pictureUrl(logo, width, 'webp')} width={width} height={height} alt="" />;
}

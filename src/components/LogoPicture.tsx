import { logo } from 'virtual:logo';
import { LogoImage, LogoOnPlate } from './LogoImage.tsx';

const Shown = logo.needsPlate ? LogoOnPlate : LogoImage;

/** The firm's own logo (brand/logo.svg): the build puts it in place of LogoMark.tsx. */
export function LogoMark() {
  return <Shown src={logo.src} width={logo.width} height={logo.height} alt="" />;
}

import { FirmLogo } from '#components/FirmLogo.tsx';
import { LogoMark } from '#components/LogoMark.tsx';
import { logo, logoFile } from '#content/logo.ts';

const file = logo === null ? null : logoFile(logo);

/** The logo that was published, or the build's mark. The firm's name stands beside it. */
export const FirmMark = () => (file === null ? <LogoMark /> : <FirmLogo {...file} />);

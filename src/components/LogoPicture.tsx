import { styled } from '@mui/material/styles';
import { logo } from 'virtual:logo';

/** As tall as the drawn mark, and at most four times as wide. */
const Drawing = styled('img')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  width: 'auto',
  maxWidth: theme.spacing(20),
  height: theme.spacing(5),
  objectFit: 'contain',
}));

/** The firm's own logo (brand/logo.svg); the build puts it in place of LogoMark.tsx. */
export function LogoMark() {
  return <Drawing src={logo.src} width={logo.width} height={logo.height} alt="" />;
}

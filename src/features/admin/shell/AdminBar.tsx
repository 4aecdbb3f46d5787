import AppBar from '@mui/material/AppBar';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { LogoMark } from '#components/LogoMark.tsx';
import { adminApp } from '#content/admin/app.ts';
import { bars, phone } from '#theme/media.ts';
import { sizes, type } from '#theme/tokens.ts';
import { SignOut } from '../session/SignOut.tsx';

const Row = styled(Toolbar)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 0,
  height: `var(${bars.top})`,
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: `max(${sizes.gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  '& > p': { flex: '1 1 0', minWidth: 0, [phone]: { fontSize: type.small } },
  '& > a': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: sizes.target,
    paddingInline: theme.spacing(1),
    fontSize: type.small,
    [phone]: { display: 'none' },
  },
}));

/** The bar over the owner's screens: whose site it is, the way to the website, and out. */
export function AdminBar() {
  return (
    <AppBar data-tone="light">
      <Row disableGutters variant="dense">
        <LogoMark />
        <Typography variant="h4" component="p" noWrap>
          {adminApp.name}
        </Typography>
        {/* Another app: it is loaded anew, with the manifest and the bars of its own. */}
        <Link href="/">{adminApp.website}</Link>
        <SignOut />
      </Row>
    </AppBar>
  );
}

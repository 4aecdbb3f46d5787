import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { dashboard } from '#content/admin/dashboard.ts';
import { bars, phone } from '#theme/media.ts';
import { layers, sizes } from '#theme/tokens.ts';
import { ScreenLinks } from './ScreenLinks.tsx';
import { screens, type AdminScreenId } from './screens.ts';

/** How much of a wide screen the menu takes. */
export const DRAWER_WIDTH = '15rem';

const Menu = styled(Drawer)(({ theme }) => ({
  [phone]: { display: 'none' },
  '& > .MuiDrawer-paper': {
    zIndex: layers.bottomBar,
    top: `var(${bars.top})`,
    bottom: 0,
    width: DRAWER_WIDTH,
    height: 'auto',
    padding: theme.spacing(2, 1),
    border: 0,
    borderInlineEnd: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
    backgroundColor: theme.vars.palette.brand.sandstoneWash,
  },
}));

/** The way to the owner's other screens, beside them where there is room. */
export function AdminDrawer({ current }: { current: AdminScreenId }) {
  return (
    <Menu variant="permanent">
      <nav aria-label={dashboard.navigationLabel}>
        <ScreenLinks screens={screens} current={current} />
      </nav>
    </Menu>
  );
}

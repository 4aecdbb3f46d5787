import More from '@mui/icons-material/MoreHoriz';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { RouterLink } from '#components/PageLink.tsx';
import { useBackCloses } from '#components/use-back-closes.ts';
import { useKeyboardOpen } from '#components/use-keyboard-open.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { adminApp } from '#content/admin/app.ts';
import { bars, layers, phone, sizes, type } from '#theme/tokens.ts';
import { type AdminScreenId, ScreenLinks, useScreens } from './ScreenLinks.tsx';

const inBar: readonly AdminScreenId[] = adminApp.inBar;

const Bar = styled('nav')(({ theme }) => ({
  display: 'none',
  [phone]: {
    position: 'fixed',
    zIndex: layers.bottomBar,
    insetInline: 0,
    bottom: 0,
    display: 'block',
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: theme.vars.palette.brand.sandstoneWash,
    borderTop: `${sizes.hairline} solid ${theme.vars.palette.brand.hairline}`,
    '&[hidden]': { display: 'none' },
  },
}));

const Items = styled(BottomNavigation)(({ theme }) => ({
  height: `calc(var(${bars.bottom}) - env(safe-area-inset-bottom, 0px))`,
  backgroundColor: 'transparent',
  '& > *': { minWidth: 0, maxWidth: 'none', padding: 0 },
  '& .MuiBottomNavigationAction-label': { fontSize: type.note },
  '& .Mui-selected.Mui-selected': { color: theme.vars.palette.brand.harbour },
}));

const Website = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: sizes.target,
  padding: theme.spacing(0, 2, 1),
}));

/** The menu at the bottom, on phones; hidden while an on-screen keyboard is open. */
export function AdminBottomBar({ current }: { current: AdminScreenId }) {
  const [isOpen, setOpen] = useState(false);
  const screens = useScreens();
  const under = screens.filter(({ id }) => inBar.includes(id));
  const behindMore = screens.filter(({ id }) => !inBar.includes(id));
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  const keyboardOpen = useKeyboardOpen();
  return (
    <Bar hidden={keyboardOpen} aria-label={dashboard.navigationLabel}>
      <Items showLabels value={inBar.includes(current) ? current : adminApp.more}>
        {under.map(({ id, label, href, Icon }) => (
          <BottomNavigationAction
            key={id}
            component={RouterLink}
            to={href}
            value={id}
            label={label}
            icon={<Icon />}
            {...(id === current ? { 'aria-current': 'page' as const } : {})}
          />
        ))}
        <BottomNavigationAction
          type="button"
          value={adminApp.more}
          label={adminApp.more}
          icon={<More />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </Items>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': adminApp.moreScreens } }}
      >
        <ScreenLinks screens={behindMore} current={current} onPress={close} />
        <Website href="/">{adminApp.website}</Website>
      </Drawer>
    </Bar>
  );
}

import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { FirmLogo } from '#components/FirmLogo.tsx';
import { LogoMark } from '#components/LogoMark.tsx';
import { ConfirmDialog } from '#components/ModalDialog.tsx';
import { Measure } from '#components/Section.tsx';
import { toast } from '#components/toast/toasts.tsx';
import { useStore } from '#components/use-store.ts';
import { adminApp, officeOf, readOnly, signIn } from '#content/admin/app.ts';
import { ownChanges } from '#content/admin/changes.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { logoFile } from '#content/logo.ts';
import { bars, belowBar, layers, phone, sizes, type } from '#theme/tokens.ts';
import { reasonFor } from '../api/call.ts';
import { dropMessages, messagesStore } from '../capsules/messages.ts';
import { changesStore, dropChanges } from '../changes/changes.ts';
import { dropWebsite, websiteStore } from '../website/website.ts';
import { useFirm } from '../session/firm.ts';
import { signOut, useSession } from '../session/session.ts';
import { AdminBottomBar } from './AdminBottomBar.tsx';
import { type AdminScreenId, ScreenLinks, useScreens } from './ScreenLinks.tsx';

const Main = styled('main')(({ theme }) => ({
  // Room to scroll the last control clear of a toast.
  paddingBlockEnd: `calc(var(${bars.bottom}) + ${theme.spacing(16)})`,
  '&[data-inside]': {
    paddingBlockStart: `calc(${belowBar})`,
    marginInlineStart: DRAWER_WIDTH,
    [phone]: { marginInlineStart: 0 },
    '@media print': { marginInlineStart: 0 },
  },
  '& a': { color: theme.vars.palette.brand.harbour },
}));

const Door = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(6, 4),
}));

/**
 * The frame around the admin's screens. `current` is null before signing in: then there is only the
 * firm's name above `children`.
 */
export function AdminFrame({
  current,
  head,
  children,
}: {
  current: AdminScreenId | null;
  head: ReactNode;
  children: ReactNode;
}) {
  const firm = useFirm();
  return (
    <>
      {current === null ? null : (
        <>
          <AdminBar />
          <AdminDrawer current={current} />
        </>
      )}
      <Main id="main-content" tabIndex={-1} {...(current === null ? {} : { 'data-inside': '' })}>
        <Measure>
          {current === null ? (
            <Door>
              <OfficeMark />
              <Typography variant="h3" component="h1">
                {officeOf(firm.name)}
              </Typography>
            </Door>
          ) : (
            head
          )}
          {children}
        </Measure>
      </Main>
      {current === null ? null : <AdminBottomBar current={current} />}
    </>
  );
}

const Row = styled(Toolbar)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 0,
  height: `var(${bars.top})`,
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: `max(${sizes.gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  // What is cut off at the end of the line would lose its descenders, too.
  '& > p': { flex: '1 1 0', minWidth: 0, lineHeight: 1.6, [phone]: { fontSize: type.small } },
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

/** The logo that was published, as on the website, or the build's mark. */
function OfficeMark() {
  const { logo } = useFirm();
  return logo === undefined ? <LogoMark /> : <FirmLogo {...logoFile(logo)} />;
}

/** The top bar: the firm's name, a link to the website, and Sign out. */
export function AdminBar() {
  const firm = useFirm();
  return (
    <AppBar data-tone="light">
      <Row disableGutters variant="dense">
        <OfficeMark />
        <Typography variant="h4" component="p" noWrap>
          {officeOf(firm.name)}
        </Typography>
        {/* A full page load: the website is another app, with its own manifest and layout. */}
        <Link href="/">{adminApp.website}</Link>
        <SignOut />
      </Row>
    </AppBar>
  );
}

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

/** The menu next to the screen, where there is room. */
export function AdminDrawer({ current }: { current: AdminScreenId }) {
  const screens = useScreens();
  return (
    <Menu variant="permanent">
      <nav aria-label={dashboard.navigationLabel}>
        <ScreenLinks screens={screens} current={current} />
      </nav>
    </Menu>
  );
}

export function SignOut() {
  const state = useSession();
  const unsent =
    useStore(changesStore).length + useStore(messagesStore).length + useStore(websiteStore).length;
  const [asking, setAsking] = useState(false);
  if (state !== 'signed_in' && state !== 'unreachable') return null;
  const leave = async () => {
    setAsking(false);
    try {
      await dropChanges();
      await dropMessages();
      await dropWebsite();
      const isServerNotified = await signOut();
      const { title, text } = readOnly.signedOut;
      toast(
        isServerNotified
          ? { variant: 'info', title: signIn.signedOut }
          : { variant: 'info', title, description: text },
      );
    } catch (error) {
      toast({ variant: 'error', title: reasonFor(error) });
    }
  };
  return (
    <>
      <Button
        type="button"
        variant="text"
        onClick={() => (unsent === 0 ? void leave() : setAsking(true))}
      >
        {signIn.signOut}
      </Button>
      {asking ? (
        <ConfirmDialog
          texts={ownChanges.signOut(unsent)}
          onCancel={() => setAsking(false)}
          onConfirm={() => void leave()}
        />
      ) : null}
    </>
  );
}

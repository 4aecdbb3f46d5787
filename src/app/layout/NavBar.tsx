import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { isActiveLink, navigationText, primaryLinks } from '#content/navigation.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { NetworkStrip } from '#features/network/NetworkNotes.tsx';
import { WaitingBadge } from '#features/requests/WaitingBadge.tsx';
import { bars, narrow, phone, sizes, type } from '#theme/tokens.ts';
import { AreasMenu, ServicesMenu } from './MegaMenuPanels.tsx';
import { BarLink, Brand, barWidth, compactBar, currentOf, useRoomFor } from './bar.tsx';
import { MegaMenuItem } from './MegaMenuItem.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { SearchLink } from './SearchLink.tsx';
import { useMegaMenu } from './mega-menu.ts';

const menus = {
  services: { Panel: ServicesMenu, words: navigationText.servicesMenu },
  areas: { Panel: AreasMenu, words: navigationText.areasMenu },
} as const;

const Row = styled(Toolbar)(({ theme }) => ({
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  width: '100%',
  minHeight: 0,
  height: `var(${bars.top})`,
  maxWidth: `max(${sizes.textWidth}, ${barWidth})`,
  marginInline: 'auto',
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: `max(${sizes.gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  '@media print': { height: 'auto' },
}));

const navigation = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 0.5,
  '&:focus': { outline: 'none' },
  // On a slow connection the bar arrives in pieces: what comes at its end would shift what is
  // already painted.
  '&:not(:has(> dialog))': { visibility: 'hidden' },
  // The link to the search: the menu has it too.
  [narrow]: { '& > [aria-keyshortcuts]': { display: 'none' } },
} as const;

const Links = styled(List)({
  display: 'flex',
  alignSelf: 'stretch',
  '& > li': { display: 'flex' },
  [compactBar]: { display: 'none' },
});

/** Phone and Get Quote: on phones they are in the bottom bar. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  fontSize: type.small,
  whiteSpace: 'nowrap',
  '& > a': { paddingInline: theme.spacing(1), textDecoration: 'none' },
  [phone]: { display: 'none' },
}));

const isMenu = (id: string): id is keyof typeof menus => Object.hasOwn(menus, id);

/** The bar fixed at the top. `pathname` is null on the not-found page. */
export function NavBar({ pathname }: { pathname: string | null }) {
  const menu = useMegaMenu();
  return (
    <AppBar data-tone="light">
      <Row disableGutters variant="dense">
        <Brand />
        <Box
          component="nav"
          id="navigation"
          tabIndex={-1}
          aria-label={navigationText.landmark}
          sx={navigation}
        >
          <Links>
            {primaryLinks.map(({ id, label, href }) => {
              const active = pathname !== null && isActiveLink(href, pathname);
              const link = (
                <BarLink to={href} {...currentOf(active, href === pathname)}>
                  {label}
                </BarLink>
              );
              return isMenu(id) ? (
                <MegaMenuItem key={id} name={id} menu={menu} {...menus[id]}>
                  {link}
                </MegaMenuItem>
              ) : (
                <li key={id}>{link}</li>
              );
            })}
          </Links>
          <SearchLink />
          <Actions>
            <Button href={business.phone.href} variant="text" aria-label={navigationText.callLabel}>
              <Icon name="Phone" />
              {business.phone.display}
            </Button>
            <AssessmentButton opener="quote">{navigationText.quoteButton}</AssessmentButton>
          </Actions>
          <WaitingBadge />
          <MenuToggle pathname={pathname} />
        </Box>
      </Row>
      <div ref={useRoomFor(bars.said)}>
        <NetworkStrip />
      </div>
    </AppBar>
  );
}

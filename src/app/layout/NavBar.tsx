import styled from '@emotion/styled';
import { lazy } from 'react';
import { ActionLink } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { business } from '#content/business.ts';
import { isActiveLink, navigationText, primaryLinks } from '#content/navigation.ts';
import { AssessmentButton } from '#features/enquiry/AssessmentButton.tsx';
import { NetworkStrip } from '#features/outbox-status/NetworkStrip.tsx';
import { WaitingBadge } from '#features/outbox-status/WaitingBadge.tsx';
import { layers, sizes, type } from '#theme/tokens.ts';
import { BarLink, currentOf } from './BarLink.ts';
import { Brand } from './Brand.tsx';
import { bars, compact, phone } from './media.ts';
import { MegaMenuItem } from './MegaMenuItem.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { useMegaMenu } from './use-mega-menu.ts';

const loadServices = () => import('./ServicesMenu.tsx');
const loadAreas = () => import('./AreasMenu.tsx');
const menus = {
  services: { Panel: lazy(loadServices), load: loadServices, words: navigationText.servicesMenu },
  areas: { Panel: lazy(loadAreas), load: loadAreas, words: navigationText.areasMenu },
} as const;

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  zIndex: layers.navBar,
  top: 0,
  insetInline: 0,
  backgroundColor: theme.vars.palette.stone.paper,
  color: theme.vars.palette.stone.ink,
  borderBottom: `${sizes.joint} solid ${theme.vars.palette.stone.joint}`,
  '@media print': { position: 'static' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  height: `var(${bars.top})`,
  maxWidth: sizes.textWidth,
  marginInline: 'auto',
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: `max(${sizes.gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  '@media print': { height: 'auto' },
}));

const Navigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  '&:focus': { outline: 'none' },
}));

const Links = styled('ul')({
  display: 'flex',
  alignSelf: 'stretch',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex' },
  [compact]: { display: 'none' },
});

/** The phone and Get Quote: on phones the bottom bar has them. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  fontSize: type.small,
  whiteSpace: 'nowrap',
  '& > a': { paddingInline: theme.spacing(1.5), textDecoration: 'none' },
  [phone]: { display: 'none' },
}));

const isMenu = (id: string): id is keyof typeof menus => Object.hasOwn(menus, id);

/** The bar fixed at the top (specification 1-§2.3). `pathname` is null on the not-found page. */
export function NavBar({ pathname }: { pathname: string | null }) {
  const menu = useMegaMenu();
  return (
    <Bar data-tone="light">
      <Row>
        <Brand />
        <Navigation id="navigation" tabIndex={-1} aria-label={navigationText.landmark}>
          <Links>
            {primaryLinks.map(({ id, label, href }) => {
              const active = pathname !== null && isActiveLink(href, pathname);
              const link = (
                <BarLink to={href} {...currentOf(active, href === pathname)}>
                  {label}
                </BarLink>
              );
              if (!isMenu(id)) return <li key={id}>{link}</li>;
              const { Panel, load, words } = menus[id];
              return (
                <MegaMenuItem
                  key={id}
                  name={id}
                  menu={menu}
                  words={words}
                  Panel={Panel}
                  onNear={() => void load()}
                >
                  {link}
                </MegaMenuItem>
              );
            })}
          </Links>
          <Actions>
            <ActionLink
              href={business.phone.href}
              emphasis="bare"
              aria-label={navigationText.callLabel}
            >
              <Icon name="Phone" />
              {business.phone.display}
            </ActionLink>
            <AssessmentButton>{navigationText.quoteButton}</AssessmentButton>
          </Actions>
          <WaitingBadge />
          <MenuToggle pathname={pathname} />
        </Navigation>
      </Row>
      <NetworkStrip />
    </Bar>
  );
}

import PersonalData from '@mui/icons-material/PrivacyTipOutlined';
import Audit from '@mui/icons-material/ManageHistory';
import Analytics from '@mui/icons-material/BarChart';
import Errors from '@mui/icons-material/BugReportOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import Leads from '@mui/icons-material/InboxOutlined';
import Emails from '@mui/icons-material/MailOutlined';
import Notices from '@mui/icons-material/NotificationsOutlined';
import Website from '@mui/icons-material/WebOutlined';
import Webhooks from '@mui/icons-material/Webhook';
import Import from '@mui/icons-material/ImportExport';
import Account from '@mui/icons-material/AccountCircleOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { dashboard } from '#content/admin/dashboard.ts';
import { sizes } from '#theme/tokens.ts';
import { useIsOwner } from '../session/session.ts';

const Item = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: sizes.target,
  paddingInline: theme.spacing(2),
  color: theme.vars.palette.brand.ink,
  // Inside its box: the menu scrolls and would clip an outer ring.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '&[aria-current]': {
    fontWeight: 650,
    backgroundColor: theme.vars.palette.brand.paper,
    boxShadow: `inset ${sizes.focus} 0 0 ${theme.vars.palette.brand.harbour}`,
  },
}));

export function ScreenLinks({
  screens,
  current,
  onPress,
}: {
  screens: readonly AdminScreen[];
  current: AdminScreenId;
  onPress?: () => void;
}) {
  return (
    <List>
      {screens.map(({ id, label, href, Icon }) => (
        <li key={id}>
          <Item
            to={href}
            underline="hover"
            {...(onPress ? { onClick: onPress } : {})}
            {...(id === current ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon />
            {label}
          </Item>
        </li>
      ))}
    </List>
  );
}

export type AdminScreenId = (typeof dashboard.navigation)[number]['id'];

const icons = {
  dashboard: Today,
  leads: Leads,
  website: Website,
  notices: Notices,
  emails: Emails,
  webhooks: Webhooks,
  analytics: Analytics,
  errors: Errors,
  personal_data: PersonalData,
  audit: Audit,
  import: Import,
  users: People,
  account: Account,
} as const satisfies Record<AdminScreenId, unknown>;

export type AdminScreen = (typeof screens)[number];

/** All screens, in menu order. */
const screens = dashboard.navigation.map((screen) => ({ ...screen, Icon: icons[screen.id] }));

const ownersOnly: readonly AdminScreen[] = screens.filter((screen) => 'ownersOnly' in screen);

/** Whether a screen, by its id or address, is for owners only. */
export function isForOwners(screen: AdminScreenId | (string & {})): boolean {
  return ownersOnly.some(({ id, href }) => id === screen || href === screen);
}

/** The screens of whoever is signed in. */
export function useScreens(): readonly AdminScreen[] {
  const isOwner = useIsOwner();
  return screens.filter(({ id }) => isOwner || !isForOwners(id));
}

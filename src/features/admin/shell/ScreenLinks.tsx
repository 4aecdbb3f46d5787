import Analytics from '@mui/icons-material/BarChart';
import Errors from '@mui/icons-material/BugReportOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Leads from '@mui/icons-material/InboxOutlined';
import Emails from '@mui/icons-material/MailOutlined';
import Notices from '@mui/icons-material/NotificationsOutlined';
import Webhooks from '@mui/icons-material/Webhook';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { PageLink } from '#components/PageLink.tsx';
import { dashboard } from '#content/admin/dashboard.ts';
import { sizes } from '#theme/tokens.ts';

const Item = styled(PageLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: sizes.target,
  paddingInline: theme.spacing(2),
  color: theme.vars.palette.brand.ink,
  // Inside its own box: the menu scrolls and would cut a ring off.
  '&:focus-visible': { outlineOffset: `calc(-1 * ${sizes.focus})` },
  '&[aria-current]': {
    fontWeight: 650,
    backgroundColor: theme.vars.palette.brand.paper,
    boxShadow: `inset ${sizes.focus} 0 0 ${theme.vars.palette.brand.harbour}`,
  },
}));

/** Links to some of the owner's screens, one under the other. */
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
  dashboard: Dashboard,
  leads: Leads,
  notices: Notices,
  emails: Emails,
  webhooks: Webhooks,
  analytics: Analytics,
  errors: Errors,
} as const satisfies Record<AdminScreenId, unknown>;

export type AdminScreen = (typeof screens)[number];

/** The owner's screens, in the order of the menus, each with its icon. */
export const screens = dashboard.navigation.map((screen) => ({
  ...screen,
  Icon: icons[screen.id],
}));

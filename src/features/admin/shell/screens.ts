import Analytics from '@mui/icons-material/BarChart';
import Errors from '@mui/icons-material/BugReportOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Leads from '@mui/icons-material/InboxOutlined';
import Emails from '@mui/icons-material/MailOutlined';
import Notices from '@mui/icons-material/NotificationsOutlined';
import Webhooks from '@mui/icons-material/Webhook';
import { dashboard } from '#content/admin/dashboard.ts';

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

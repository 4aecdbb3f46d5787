import { siteSeo } from '#content/seo.ts';
import type { RouteEntry } from './types.ts';

const screen = (path: `/admin${string}` & keyof typeof siteSeo, name: string): RouteEntry => ({
  path,
  source: { kind: 'component', name: `admin/${name}` },
  ...siteSeo[path],
  noindex: true,
  live: true,
  priority: 0,
  pictures: [],
  share: 'default',
});

/** The admin screens: not indexed and in no sitemap. */
export const adminRoutes: readonly RouteEntry[] = [
  screen('/admin', 'DashboardPage'),
  screen('/admin/leads', 'LeadsPage'),
  screen('/admin/notices', 'NoticesPage'),
  screen('/admin/emails', 'EmailsPage'),
  screen('/admin/webhooks', 'WebhooksPage'),
  screen('/admin/analytics', 'AnalyticsPage'),
  screen('/admin/errors', 'ErrorsPage'),
];

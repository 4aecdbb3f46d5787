import { siteSeo } from '#content/seo.ts';
import type { RouteEntry } from './types.ts';

const screen = (path: `/admin${string}` & keyof typeof siteSeo, load: RouteEntry['load']) => ({
  path,
  load,
  ...siteSeo[path],
  noindex: true,
  live: true,
  priority: 0,
  pictures: [],
  share: 'default',
});

/** The admin screens: not indexed and in no sitemap. */
export const adminRoutes: readonly RouteEntry[] = [
  screen('/admin', async () => (await import('#pages/admin/DashboardPage.tsx')).default),
  screen('/admin/leads', async () => (await import('#pages/admin/LeadsPage.tsx')).default),
  screen('/admin/notices', async () => (await import('#pages/admin/NoticesPage.tsx')).default),
  screen('/admin/emails', async () => (await import('#pages/admin/EmailsPage.tsx')).default),
  screen('/admin/webhooks', async () => (await import('#pages/admin/WebhooksPage.tsx')).default),
  screen('/admin/analytics', async () => (await import('#pages/admin/AnalyticsPage.tsx')).default),
  screen('/admin/errors', async () => (await import('#pages/admin/ErrorsPage.tsx')).default),
];

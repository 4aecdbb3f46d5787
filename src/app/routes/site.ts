import { siteSeo } from '#content/seo.ts';
import type { RouteEntry } from './types.ts';

const HOME_PRIORITY = 1;
const PAGE_PRIORITY = 0.7;

const page = (
  path: keyof typeof siteSeo,
  load: RouteEntry['load'],
  more: Partial<RouteEntry> = {},
): RouteEntry => ({
  path,
  load,
  ...siteSeo[path],
  priority: PAGE_PRIORITY,
  pictures: [],
  share: 'default',
  ...more,
});

/** Routes whose pages are not fed by a catalogue. */
export const siteRoutes: readonly RouteEntry[] = [
  page('/', async () => (await import('#pages/HomePage.tsx')).default, {
    priority: HOME_PRIORITY,
    pictures: ['hero'],
  }),
  page('/requests', async () => (await import('#pages/RequestsPage.tsx')).default, {
    noindex: true,
  }),
  page('/thank-you', async () => (await import('#pages/ThankYouPage.tsx')).default, {
    noindex: true,
  }),
];

import { catalogueSeo } from '#content/catalogue-seo.ts';
import { homePictures, projectPictures } from '#content/route-pictures.ts';
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
    pictures: homePictures,
  }),
  page('/about', async () => (await import('#pages/AboutPage.tsx')).default, {
    pictures: ['founder'],
  }),
  {
    path: '/projects',
    load: async () => (await import('#pages/ProjectsPage.tsx')).default,
    ...catalogueSeo['/projects'],
    priority: PAGE_PRIORITY,
    pictures: projectPictures,
    share: 'default',
  },
  page('/contact', async () => (await import('#pages/ContactPage.tsx')).default),
  page('/quote', async () => (await import('#pages/QuotePage.tsx')).default),
  page('/assessment', async () => (await import('#pages/AssessmentPage.tsx')).default),
  page('/review', async () => (await import('#pages/ReviewPage.tsx')).default),
  page('/requests', async () => (await import('#pages/RequestsPage.tsx')).default, {
    noindex: true,
    live: true,
  }),
  page('/thank-you', async () => (await import('#pages/ThankYouPage.tsx')).default, {
    noindex: true,
    live: true,
  }),
];

import { BUSINESS_TIME_ZONE } from './business-time.ts';
import { business } from './business.ts';
import type { NavigationItem } from './navigation.ts';
import type { PageEntry } from '#content/pages/index.ts';
import { pageLinks } from '#content/pages/index.ts';
import { projectHeads, projectHref, projectName } from '#content/projects/heads.ts';

/** A card of the sitemap page. */
export type SitemapCard = {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly NavigationItem[];
};

const pagesOn = (card: PageEntry['sitemap']) => pageLinks(({ sitemap }) => sitemap === card);

/** Cards before the services. */
export const sitemapCards: readonly SitemapCard[] = [
  { id: 'main', heading: 'Main pages', links: pagesOn('main') },
  { id: 'start', heading: 'Get started', links: pagesOn('start') },
];

/** Cards after the areas. */
export const sitemapLegal: SitemapCard = {
  id: 'legal',
  heading: 'Legal and information',
  links: pagesOn('legal'),
};

/** The pages of finished jobs. */
export const sitemapProjects: readonly NavigationItem[] = projectHeads.map((project) => ({
  id: project.id,
  label: projectName(project),
  href: projectHref(project.id),
}));

/** Files for search engines; they open in a new tab. */
export const sitemapFiles = {
  id: 'xml',
  heading: 'XML sitemaps',
  links: [
    { id: 'pages', label: 'Pages', href: '/sitemap.xml' },
    { id: 'images', label: 'Images', href: '/sitemap-images.xml' },
  ],
} as const satisfies SitemapCard;

/** Words of the sitemap page. */
export const sitemapText = {
  h1: 'Sitemap',
  lead: 'Every page of this site.',
  services: { heading: 'Our services', link: { label: 'All services', href: '/services' } },
  areas: {
    heading: 'Service areas',
    link: { label: 'All service areas', href: '/areas' },
    suburbs: 3,
    more: (count: number) => `+${count} more`,
  },
  projects: { heading: 'Finished jobs', link: { label: 'All projects', href: '/projects' } },
  newTab: 'opens in a new tab',
  updated: (day: Date) =>
    `Last updated ${new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: BUSINESS_TIME_ZONE }).format(day)}`,
  copyright: (year: number) => `© ${year} ${business.name}. All rights reserved.`,
} as const;

import { business } from './business.ts';
import type { NavigationItem } from './navigation.ts';

/** A card of the sitemap page. */
export type SitemapCard = {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly NavigationItem[];
};

/** Cards before the services. */
export const sitemapCards = [
  {
    id: 'main',
    heading: 'Main pages',
    links: [
      { id: 'home', label: 'Home', href: '/' },
      { id: 'about', label: 'About', href: '/about' },
      { id: 'projects', label: 'Projects', href: '/projects' },
      { id: 'contact', label: 'Contact', href: '/contact' },
    ],
  },
  {
    id: 'start',
    heading: 'Get started',
    links: [
      { id: 'quote', label: 'Request a quote', href: '/quote' },
      { id: 'assessment', label: 'Book a written assessment', href: '/assessment' },
      { id: 'emergency', label: 'Emergency repairs', href: '/emergency' },
      { id: 'search', label: 'Search', href: '/search' },
    ],
  },
] as const satisfies readonly SitemapCard[];

/** Cards after the areas. */
export const sitemapLegal = {
  id: 'legal',
  heading: 'Legal and information',
  links: [
    { id: 'privacy', label: 'Privacy policy', href: '/privacy-policy' },
    { id: 'terms', label: 'Terms of service', href: '/terms-of-service' },
    { id: 'thank-you', label: 'Thank you', href: '/thank-you' },
  ],
} as const satisfies SitemapCard;

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
  newTab: 'opens in a new tab',
  updated: (day: Date) =>
    `Last updated ${new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(day)}`,
  copyright: (year: number) => `© ${year} ${business.name}. All rights reserved.`,
} as const;

import { areas } from './areas/index.ts';
import { business } from './business.ts';
import { services } from './services/index.ts';
import type { NavigationItem } from './navigation.ts';

/** A column of footer links. */
export type FooterColumn = {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly NavigationItem[];
};

const pick = ({ id, label, href }: NavigationItem): NavigationItem => ({ id, label, href });

/** Link columns of the footer. */
export const footerColumns: readonly FooterColumn[] = [
  { id: 'services', heading: 'Services', links: services.map(pick) },
  { id: 'areas', heading: 'Service areas', links: areas.map(pick) },
  {
    id: 'company',
    heading: 'The firm',
    links: [
      { id: 'about', label: 'About', href: '/about' },
      { id: 'projects', label: 'Projects', href: '/projects' },
      { id: 'contact', label: 'Contact', href: '/contact' },
      { id: 'quote', label: 'Request a quote', href: '/quote' },
      { id: 'assessment', label: 'Book a written assessment', href: '/assessment' },
      { id: 'emergency', label: 'Emergency repairs', href: '/emergency' },
      { id: 'review', label: 'Leave a review', href: '/review' },
      { id: 'requests', label: 'My requests', href: '/requests' },
    ],
  },
];

/** Legal links of the footer's last line. */
export const footerLegalLinks = [
  { id: 'privacy', label: 'Privacy policy', href: '/privacy-policy' },
  { id: 'terms', label: 'Terms of service', href: '/terms-of-service' },
  { id: 'sitemap', label: 'Sitemap', href: '/sitemap' },
  { id: 'search', label: 'Search', href: '/search' },
] as const satisfies readonly NavigationItem[];

/** Words of the footer; Sunday reads 'by appointment' here. */
export const footerText = {
  landmark: 'Footer',
  blurb: `Stone, brick and concrete made sound again, by one Sydney family since ${business.established}.`,
  hoursHeading: 'Opening hours',
  hours: [
    ...business.openingHours
      .filter((row) => row.schemaDays.length > 0)
      .map((row) => ({ id: row.id, text: `${row.days} ${row.hours}` })),
    { id: 'sunday', text: business.sundayNotes.footer },
  ],
  contactHeading: 'Contact',
  socialHeading: 'Follow the work',
  abn: `ABN ${business.abn}`,
  licence: business.licence,
  copyright: (year: number) => `© ${business.established}-${year} ${business.name}`,
} as const;

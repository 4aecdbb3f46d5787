import { areas } from './areas/index.ts';
import { business } from './business.ts';
import { pageLinks } from '#content/pages/index.ts';
import { saidBySample } from './own-statements.ts';
import { services } from './services/index.ts';
import type { NavigationItem } from './navigation.ts';
import { withTexts } from './texts/with-texts.ts';

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
    links: pageLinks(({ footer }) => footer === 'company'),
  },
];

/** Legal links of the footer's last line. */
export const footerLegalLinks: readonly NavigationItem[] = pageLinks(
  ({ footer }) => footer === 'legal',
);

/** As the site was built. */
export const builtFooter = {
  blurb: saidBySample(
    `Stone, brick and concrete made sound again, by one ${business.city} family since ${business.established}.`,
    `Building services in ${business.city} since ${business.established}.`,
  ),
} as const;

/** Words of the footer; Sunday reads 'by appointment' here. */
export const footerText = {
  landmark: 'Footer',
  ...withTexts('words', 'footer', builtFooter),
  hoursHeading: 'Opening hours',
  hours: [
    ...business.openingHours
      .filter(({ id }) => id !== 'sunday')
      .map(({ id, days, hours }) => ({ id, days, hours })),
    { id: 'sunday', days: business.sundayNotes.footer, hours: '' },
  ],
  contactHeading: 'Contact',
  socialHeading: 'Follow the work',
  abn: `ABN ${business.abn}`,
  licence: business.licence,
  copyright: (year: number) =>
    `© ${business.established < year ? `${business.established}-` : ''}${year} ${business.name}`,
} as const;

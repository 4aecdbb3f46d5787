import type { FaqItem } from '../faq.ts';
import type { Picture } from '../pictures/types.ts';
import type { CallToAction, CardGroup, TextBlock, TextCard } from '../page-types.ts';
import type { ServiceCategoryId } from './entry.ts';
import type { list } from './list/entries.ts';

/** Last part of the path /services/{slug}. */
export type ServiceSlug = (typeof list)[number]['slug'];

/** A service as menus, search and sitemap list it. */
export type ServiceLink = {
  readonly id: string;
  readonly slug: ServiceSlug;
  readonly label: string;
  readonly href: `/services/${ServiceSlug}`;
  readonly description: string;
  readonly badge?: string;
};

/** Key of an icon; the page decides which drawing it stands for. */
export type ServiceIcon = 'Building' | 'Hammer' | 'Shield';

export type ServiceCategory = {
  readonly id: ServiceCategoryId;
  readonly label: string;
  readonly description: string;
  readonly icon: ServiceIcon;
  /** Where the overview shows it: /services#{id}. */
  readonly href: `/services#${ServiceCategoryId}`;
  /** What the shared catalogue lists. */
  readonly services: readonly ServiceLink[];
  /** Further pages of the category, shown after its services. */
  readonly also: readonly ServiceLink[];
};

/** A figure of the trade with what it measures. */
export type Measure = { readonly value: string; readonly label: string };

/** What an owner sees who needs a service: a way to its page from the overview. */
export type ServiceSign = TextCard & { readonly order: number };

/** What a service page says. */
export type ServicePage = {
  readonly title: string;
  readonly h1: string;
  readonly lead: string;
  /** Figures that the lesson turns on, as a surveyor would note them beside the drawing. */
  readonly measures: readonly Measure[];
  readonly offers: CardGroup;
  readonly benefits: CardGroup;
  /** How the defect comes about, how it is put right, and what waiting costs. */
  readonly lesson: {
    readonly heading: string;
    readonly blocks: readonly TextBlock[];
    /** Another drawing than the page opens with. */
    readonly picture?: Picture;
  };
  readonly fact: { readonly heading: string; readonly text: string };
  readonly callToAction: CallToAction;
  readonly faq?: { readonly heading: string; readonly items: readonly FaqItem[] };
  /** Slugs of other services and areas; one that is no longer there is left out, and the build says so. */
  readonly relatedServices: readonly string[];
  readonly relatedAreas: readonly string[];
};

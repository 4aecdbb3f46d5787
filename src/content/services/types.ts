import type { AreaSlug } from '../areas/types.ts';
import type { FaqItem } from '../faq.ts';
import type {
  CallToAction,
  CardGroup,
  Four,
  Seo,
  Seven,
  Six,
  TextBlock,
  TextCard,
  Three,
} from '../page-types.ts';

/** Last part of the path /services/{slug}. */
export type ServiceSlug =
  | 'masonry'
  | 'restoration'
  | 'foundation-repairs'
  | 'structural-repairs'
  | 'heritage-restoration'
  | 'building-restoration'
  | 'concrete-repairs'
  | 'remedial-building';

/** Ids of the shared catalogue and of stone restoration, which it leaves out. */
export type ServiceId =
  | 'masonry'
  | 'foundation'
  | 'structural-repairs'
  | 'heritage'
  | 'building-restoration'
  | 'concrete-repairs'
  | 'remedial'
  | 'stone-restoration';

export type ServiceCategoryId = 'structural' | 'restoration' | 'remedial';

/** Key of an icon; the page decides which drawing it stands for. */
export type ServiceIcon = 'Building' | 'Hammer' | 'Shield';

/** A service as menus, search and sitemap list it. */
export type ServiceLink = {
  readonly id: ServiceId;
  readonly slug: ServiceSlug;
  readonly label: string;
  readonly href: `/services/${ServiceSlug}`;
  readonly description: string;
  readonly badge?: string;
};

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

/** What a service page says. Its picture is looked up by `picture`. */
export type ServicePage = {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly h1: string;
  readonly lead: string;
  readonly seo: Seo;
  readonly picture: `service-${ServiceSlug}`;
  /** The six services that the page offers. */
  readonly offers: CardGroup<Six<TextCard>>;
  readonly benefits: CardGroup<Three<TextCard> | Four<TextCard>>;
  /** How the defect comes about, how it is put right, and what waiting costs. */
  readonly lesson: { readonly heading: string; readonly blocks: readonly TextBlock[] };
  readonly fact: { readonly heading: string; readonly text: string };
  readonly callToAction: CallToAction;
  readonly faq?: { readonly heading: string; readonly items: Seven<FaqItem> };
  readonly relatedServices: readonly ServiceSlug[];
  readonly relatedAreas: readonly AreaSlug[];
};

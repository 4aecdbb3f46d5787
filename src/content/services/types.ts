import type { AddedService } from '#contract/content/pages.ts';
import type { FaqItem, CallToAction, CardGroup, Seo, TextBlock, TextCard } from '../page-types.ts';
import type { CatalogueService, Option, Placed } from '../forms/types.ts';
import type { Picture } from '../pictures/types.ts';

/** The groups of services, in the order of every list of them. */
export const serviceCategoryIds = ['structural', 'restoration', 'remedial'] as const;

export type ServiceCategoryId = (typeof serviceCategoryIds)[number];

/** What the forms offer of a service: each form has a list of its own, with values of its own. */
export type ServiceOptions = {
  /** The popup, the hero form and the contact page. */
  readonly popup?: Placed<Option>;
  /** The popup's option that comes closest, where it has none for this service. */
  readonly closest?: string;
  /** The contact section of the home page. */
  readonly contact?: Placed<Option>;
  /** The wider catalogue of the forms on the pages. */
  readonly catalogue?: Placed<CatalogueService>;
  /** The quote page. */
  readonly quote?: Placed<Option>;
};

/** What an owner sees who needs a service: a way to its page from the overview. */
export type ServiceSign = TextCard & { readonly order: number };

/** What the home page's explorer says of a service. */
export type ExplorerText = {
  /** Its place among those of the explorer. */
  readonly order: number;
  readonly description: string;
  readonly features: readonly string[];
  /** What the popup's list of services starts with when it is opened from here. */
  readonly option: string;
};

/**
 * What every page's script knows of a service: short, since all services' entries are loaded with the
 * first page. Its long text is in `page.ts` beside it.
 */
export type ServiceEntry = {
  readonly id: string;
  /** Name of its folder, and last part of its path: /services/{slug}. */
  readonly slug: string;
  /** Its place among the services. */
  readonly order: number;
  readonly category: ServiceCategoryId;
  /** Shown after the other services of its category. */
  readonly apart?: boolean;
  readonly label: string;
  readonly description: string;
  readonly badge?: string;
  readonly seo: Seo;
  /** Id of the project that its page shows. */
  readonly job?: string;
  readonly options: ServiceOptions;
  readonly sign?: ServiceSign;
  /** Its tab on the home page. */
  readonly home?: ExplorerText;
  /** What the firm has published of a service that the build has not. */
  readonly added?: AddedService;
};

/** A figure of the trade with what it measures. */
export type Measure = { readonly value: string; readonly label: string };

/** What a service page says; a part that is not there is not shown. */
export type ServicePage = {
  readonly title: string;
  readonly h1: string;
  readonly lead: string;
  /** Figures that the lesson turns on, as a surveyor would note them beside the drawing. */
  readonly measures?: readonly Measure[];
  readonly offers: CardGroup;
  readonly benefits?: CardGroup;
  /** How the defect comes about, how it is put right, and what waiting costs. */
  readonly lesson?: {
    readonly heading: string;
    readonly blocks: readonly TextBlock[];
    /** Another drawing than the page opens with. */
    readonly picture?: Picture;
  };
  readonly fact: { readonly heading: string; readonly text: string };
  readonly callToAction: CallToAction;
  /**
   * Prices that its texts name, as the site was built; their keys begin with the service's slug.
   */
  readonly prices?: Readonly<Record<string, string>>;
  readonly faq?: { readonly heading: string; readonly items: readonly FaqItem[] };
  /** Slugs of other services and areas; one that is no longer there is left out, and the build says so. */
  readonly relatedServices: readonly string[];
  readonly relatedAreas: readonly string[];
};

import type { AddedArea } from '#contract/content/pages.ts';
import type { Option, Placed } from '../forms/types.ts';
import type { CallToAction, CardGroup, Seo, StatTile, TextBlock, TextCard } from '../page-types.ts';

/** What lists of places name of an area. */
export type AreaOptions = {
  /** Choices of the forms' location. */
  readonly locations: readonly Placed<Option>[];
  /** Regions that the home page lists and address fields suggest. */
  readonly regions: readonly Placed<{ readonly label: string }>[];
  /** Suburbs that address fields suggest. */
  readonly suburbs: readonly Placed<{ readonly label: string }>[];
};

/** What every page's script knows of an area; its long text is in `page.ts` beside it. */
export type AreaEntry = {
  /** Name of its folder, and last part of its path: /areas/{id}. */
  readonly id: string;
  /** Further last parts of paths that show it; never canonical. */
  readonly alsoAt?: readonly string[];
  /** Its place among the areas. */
  readonly order: number;
  readonly label: string;
  readonly description: string;
  /** As many as one likes; menus show the first three. */
  readonly suburbs: readonly string[];
  /** The places served as structured data names them, where it is not the label. */
  readonly serves?: readonly string[];
  readonly seo: Seo;
  readonly options: AreaOptions;
  /** What the firm has published of an area that the build has not. */
  readonly added?: AddedArea;
};

/** A service as it is done in this area; `service` is the slug of the page that says more. */
export type AreaService = TextCard & { readonly service: string };

/** A job of the kind done in this area. */
export type SampleProject = {
  readonly title: string;
  readonly location: string;
  readonly text: string;
};

/** A text with what follows from it, point by point. */
export type PointsCard = {
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
};

/** What an area page says; a part that is not there is not shown. */
export type AreaPage = {
  readonly title: string;
  /** Stands above the headline in place of the title. */
  readonly heritageLabel?: string;
  readonly h1: string;
  readonly lead: string;
  readonly stats?: readonly StatTile[];
  /** How fast we are there. */
  readonly response?: PointsCard;
  /** What is particular about working here: for the owner, or for the walls. */
  readonly benefits?: CardGroup;
  readonly challenges?: CardGroup;
  /** What the buildings and the ground of this area are like. */
  readonly local: TextBlock;
  /** Names of the places covered; the heading says what they are (areas, suburbs, regions). */
  readonly places?: { readonly heading: string; readonly names: readonly string[] };
  readonly services: CardGroup<readonly AreaService[]>;
  readonly projects?:
    | { readonly heading: string; readonly items: readonly SampleProject[] }
    | undefined;
  readonly expertise?: PointsCard;
  readonly callToAction: CallToAction;
  /** Slugs of services; one that is no longer there is left out, and the build says so. */
  readonly relatedServices: readonly string[];
};

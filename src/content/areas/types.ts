import type { CallToAction, CardGroup, StatTile, TextBlock, TextCard } from '../page-types.ts';
import type { list } from './list/entries.ts';

/** Last part of the path /areas/{slug}. */
export type AreaSlug = (typeof list)[number]['id'];

/** A service area as menus, search and sitemap list it. */
export type AreaLink = {
  readonly id: AreaSlug;
  readonly label: string;
  readonly href: `/areas/${AreaSlug}`;
  readonly description: string;
  readonly suburbs: readonly string[];
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
  readonly projects?: { readonly heading: string; readonly items: readonly SampleProject[] };
  readonly expertise?: PointsCard;
  readonly callToAction: CallToAction;
  /** Slugs of services; one that is no longer there is left out, and the build says so. */
  readonly relatedServices: readonly string[];
};

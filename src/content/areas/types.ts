import type {
  CallToAction,
  CardGroup,
  Eight,
  Five,
  Four,
  Seo,
  Seven,
  Six,
  StatTile,
  Ten,
  TextBlock,
  TextCard,
  Three,
} from '../page-types.ts';
import type { ServiceSlug } from '../services/types.ts';

/** Last part of the path /areas/{slug}. */
export type AreaSlug =
  | 'sydney-cbd'
  | 'eastern-suburbs'
  | 'north-shore'
  | 'northern-beaches'
  | 'inner-west'
  | 'greater-sydney';

/** A service area as menus, search and sitemap list it. */
export type AreaLink = {
  readonly id: AreaSlug;
  readonly label: string;
  readonly href: `/areas/${AreaSlug}`;
  readonly description: string;
  readonly suburbs: Five<string>;
};

/** A service as it is done in this area; `service` names the page that says more. */
export type AreaService = TextCard & { readonly service: ServiceSlug };

/** A job of the kind done in this area. */
export type SampleProject = {
  readonly title: string;
  readonly location: string;
  readonly text: string;
};

/** Names of the places covered; the heading says what they are (areas, suburbs, regions). */
export type PlaceList<Names extends readonly string[]> = {
  readonly heading: string;
  readonly names: Names;
};

type AreaPageBase = {
  readonly slug: AreaSlug;
  readonly title: string;
  readonly h1: string;
  readonly lead: string;
  readonly seo: Seo;
  readonly picture: `area-${AreaSlug}`;
  /** What the buildings and the ground of this area are like. */
  readonly local: TextBlock;
  readonly callToAction: CallToAction;
  readonly relatedServices: readonly ServiceSlug[];
};

type Services<Cards extends readonly AreaService[]> = CardGroup<Cards>;
type Samples = {
  readonly heading: string;
  readonly items: readonly [SampleProject, SampleProject];
};
type Card = { readonly heading: string; readonly text: string; readonly points: readonly string[] };

/** Each area page has its own parts. */
export type SydneyCbdPage = AreaPageBase & {
  readonly slug: 'sydney-cbd';
  /** The second path that shows this page; `seo` and canonical name the first. */
  readonly alsoAt: '/areas/inner-sydney';
  readonly stats: Four<StatTile>;
  readonly services: Services<Six<AreaService>>;
  readonly places: PlaceList<Six<string>>;
  readonly response: Card;
};
export type EasternSuburbsPage = AreaPageBase & {
  readonly slug: 'eastern-suburbs';
  readonly services: Services<Six<AreaService>>;
};
export type NorthShorePage = AreaPageBase & {
  readonly slug: 'north-shore';
  readonly benefits: CardGroup<Three<TextCard>>;
  readonly services: Services<Seven<AreaService>>;
  readonly places: PlaceList<Ten<string>>;
  readonly expertise: Card;
};
export type NorthernBeachesPage = AreaPageBase & {
  readonly slug: 'northern-beaches';
  readonly challenges: CardGroup<Three<TextCard>>;
  readonly services: Services<Eight<AreaService>>;
  readonly projects: Samples;
  readonly places: PlaceList<Ten<string>>;
};
export type InnerWestPage = AreaPageBase & {
  readonly slug: 'inner-west';
  /** Stands above the headline of the heritage hero. */
  readonly heritageLabel: string;
  readonly services: Services<Six<AreaService>>;
  readonly projects: Samples;
  readonly places: PlaceList<Ten<string>>;
};
export type GreaterSydneyPage = AreaPageBase & {
  readonly slug: 'greater-sydney';
  readonly services: Services<Six<AreaService>>;
  readonly projects: Samples;
  readonly places: PlaceList<Ten<string>>;
};

export type AreaPage =
  | SydneyCbdPage
  | EasternSuburbsPage
  | NorthShorePage
  | NorthernBeachesPage
  | InnerWestPage
  | GreaterSydneyPage;

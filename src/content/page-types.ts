import type { Claim } from './claims.ts';

/** Title (at most 60 characters) and description (120 to 158) of a page, as search engines show them. */
export type Seo = { readonly title: string; readonly description: string };

/** A titled text, as cards and list entries show it. */
export type TextCard = { readonly title: string; readonly text: string };

/** A heading with its paragraphs: the unit of which longer texts are made. */
export type TextBlock = { readonly heading: string; readonly paragraphs: readonly string[] };

/** A group of cards under one heading. */
export type CardGroup<Cards extends readonly TextCard[] = readonly TextCard[]> = {
  readonly heading: string;
  readonly intro?: string;
  readonly cards: Cards;
};

/** A number with its noun: `value` is ready to show ('50+'); counters animate `figure` where there is one. */
export type StatTile = {
  readonly value: string;
  readonly label: string;
  readonly figure?: Claim;
};

/** Closing band of a page: `button` opens the assessment popup, `call` dials. */
export type CallToAction = {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly call: string;
};

export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type Seven<T> = readonly [T, T, T, T, T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];
export type Ten<T> = readonly [T, T, T, T, T, T, T, T, T, T];

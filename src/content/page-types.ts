import type { builtResponses, Claim } from './claims.ts';

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
  /** The promised time that it says. */
  readonly response?: keyof typeof builtResponses;
  /** Whether it says how clients rate the firm. */
  readonly isRating?: true;
};

/** Closing band of a page: `button` opens the assessment popup, `call` dials. */
export type CallToAction = {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly call: string;
};

/** Words of a page that has no component of its own: they are shown one below the other. */
export type TextPage = {
  readonly h1: string;
  readonly lead: string;
  readonly blocks: readonly TextBlock[];
  readonly cards?: CardGroup;
  readonly callToAction: CallToAction;
};

/** How a page is found: what its picture shows, the title of its sharing card, further words for the search. */
export type Findings = { readonly alt: string; readonly card: string; readonly keywords: string };

/** One question with its answer; without a category it belongs to 'General'. */
export type FaqItem = {
  readonly question: string;
  readonly answer: string;
  readonly category?: string;
};

export type FaqGroup = { readonly category: string; readonly items: readonly FaqItem[] };

const defaultCategory = 'General';

/** Questions grouped by category, both in the order of their first appearance. */
export function groupFaq(items: readonly FaqItem[]): readonly FaqGroup[] {
  const groups = new Map<string, FaqItem[]>();
  for (const item of items) {
    const category = item.category ?? defaultCategory;
    const group = groups.get(category);
    if (group) group.push(item);
    else groups.set(category, [item]);
  }
  return [...groups].map(([category, items]) => ({ category, items }));
}

import { business } from './business.ts';
import { type Claim, figures } from './claims.ts';
import { isOwnFirm } from './own-statements.ts';
import type { StatTile } from './page-types.ts';
import { publishedContent } from './published.ts';

const confirmed = publishedContent?.numbers['numbers']?.texts ?? {};

const keyOf = new Map<Claim, string>(
  Object.entries(figures).map(([key, figure]) => [figure, `figures.${key}.value`] as const),
);

/** Whether the firm answers for a figure. Years in business follow from the year of foundation. */
export function isClaimed(figure: Claim): boolean {
  if (!isOwnFirm || figure === figures.yearsInBusiness) return true;
  return Object.hasOwn(confirmed, keyOf.get(figure) ?? '');
}

/** A sentence that states a figure; `without` it where the firm has not confirmed it. */
export const stating = (figure: keyof typeof figures, sentence: string, without: string): string =>
  isClaimed(figures[figure]) ? sentence : without;

/** How clients rate the firm; null where it has not said so itself. */
export const ownRating =
  !isOwnFirm || Object.hasOwn(confirmed, 'rating.value') ? business.rating : null;

/** The tiles whose figures the firm answers for. */
export const ownTiles = <Tile extends StatTile>(tiles: readonly Tile[]): readonly Tile[] =>
  tiles.filter(({ figure, isRating }) =>
    figure === undefined ? !isRating || ownRating !== null : isClaimed(figure),
  );

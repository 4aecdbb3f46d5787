import { business } from './business.ts';
import { type Claim, figures, responseClaims, type ResponseClaim } from './claims.ts';
import { isOwnFirm } from './own-statements.ts';
import type { StatTile } from './page-types.ts';
import { publishedContent } from './published.ts';

const confirmed = publishedContent?.numbers['numbers']?.texts ?? {};

/** What a rating is made of: neither says anything without the other. */
export const ratingKeys = ['rating.value', 'rating.count'] as const;

const keyOf = new Map<Claim, string>(
  Object.entries(figures).map(([key, figure]) => [figure, `figures.${key}.value`] as const),
);

/**
 * Whether the firm answers for a figure. Years in business follow from the year of foundation; fewer
 * than two are no figure to show.
 */
export function isClaimed(figure: Claim): boolean {
  if (figure === figures.yearsInBusiness) return figure.value > 1;
  if (!isOwnFirm) return true;
  return Object.hasOwn(confirmed, keyOf.get(figure) ?? '');
}

/** A sentence that states a figure; `without` it where the firm has not confirmed it. */
export const stating = (figure: keyof typeof figures, sentence: string, without: string): string =>
  isClaimed(figures[figure]) ? sentence : without;

type Time = keyof typeof responseClaims;

/** Whether the firm answers for how soon it is there; it has to say so itself. */
const isTimeClaimed = (time: Time): boolean =>
  !isOwnFirm || Object.hasOwn(confirmed, `times.${time}.time`);

/** A sentence that states how soon the firm is there; `without` it where the firm has not confirmed it. */
export const statingTime = (time: Time, sentence: string, without: string): string =>
  isTimeClaimed(time) ? sentence : without;

/** How soon the firm is on site: shown only where it says so itself. */
const arrivals: readonly Time[] = ['cbdEmergency', 'criticalMasonry', 'urgentRepair'];

/** Whether pages do without a number until the firm has published it, by its key among the texts. */
export const isLeftOut = (key: string): boolean =>
  /^(?:figures|rating)\./.test(key) || arrivals.some((time) => key === `times.${time}.time`);

/** The times of arrival for which the firm answers. */
export const ownArrivals = (): readonly ResponseClaim[] =>
  arrivals.filter(isTimeClaimed).map((time) => responseClaims[time]);

/** How clients rate the firm; null where it has not said so itself, and how many they were. */
export const ownRating =
  !isOwnFirm || ratingKeys.every((key) => Object.hasOwn(confirmed, key)) ? business.rating : null;

/** The tiles whose figures the firm answers for; none where only its years are left, which each page says. */
export function ownTiles<Tile extends StatTile>(tiles: readonly Tile[]): readonly Tile[] {
  const own = tiles.filter(({ figure, response, isRating }) => {
    if (figure !== undefined) return isClaimed(figure);
    if (response !== undefined) return isTimeClaimed(response);
    return !isRating || ownRating !== null;
  });
  return own.some(({ figure }) => figure !== figures.yearsInBusiness) ? own : [];
}

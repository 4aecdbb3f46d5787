import { mark as drawing } from '#theme/mark.ts';
import type { Logo } from '../brand/logo.ts';

/** Colours of the mark; `ground` none leaves it transparent, `renewed` is the one new stone. */
export type MarkColours = {
  readonly ground: string;
  readonly stone: string;
  readonly renewed: string;
};

/** Share of the square's side that the mark takes. */
const USUAL_SHARE = 0.56;

/** Most of the side that a logo takes. */
const MOST_SHARE = 0.94;

/** A wide or high logo takes more of the side: its corners stay on the circle that a square's are on. */
function shareOf(share: number, { width, height }: Pick<Logo, 'width' | 'height'>): number {
  const shape = Math.min(width, height) / Math.max(width, height);
  const most = Math.max(share, MOST_SHARE);
  return Math.min(most, (share * Math.SQRT2) / Math.hypot(1, shape));
}

/**
 * The firm's mark as an SVG of its own, in the middle of a square. `share` of the side, 0 to 1. A logo
 * of the firm is shown in its own colours.
 */
export function mark(
  colours: MarkColours,
  share = USUAL_SHARE,
  logo: Pick<Logo, 'within' | 'width' | 'height'> | null = null,
): string {
  const side = drawing.size / (logo === null ? share : shareOf(share, logo));
  const margin = (side - drawing.size) / 2;
  const ground =
    colours.ground === 'none'
      ? ''
      : `<rect width="${side}" height="${side}" fill="${colours.ground}"/>`;
  if (logo !== null) {
    const inner = logo.within({ x: margin, y: margin, side: drawing.size });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${inner}</svg>`;
  }
  const stones = drawing.stones.map((stone) => {
    const fill = 'renewed' in stone ? colours.renewed : colours.stone;
    return `<rect x="${stone.x}" y="${stone.y}" width="${stone.width}" height="${stone.height}" fill="${fill}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}<g transform="translate(${margin} ${margin})">${stones.join('')}</g></svg>`;
}

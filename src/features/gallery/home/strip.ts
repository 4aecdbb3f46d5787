/** How far one press of a button moves the scroller, px (docs/behaviour.md). */
export const STEP_PX = 320;

/** Part of a pixel by which browsers round scroll positions. */
const ROUNDING = 1;

/** How a scroller stands: position, its own width and that of what it holds, all px. */
export type StripPosition = {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
};

/** Whether the scroller stands at its start and at its end; at both when there is nothing to scroll. */
export function endsOf({ scrollLeft, clientWidth, scrollWidth }: StripPosition) {
  return {
    start: scrollLeft <= ROUNDING,
    end: scrollLeft >= scrollWidth - clientWidth - ROUNDING,
  };
}

/** Where one step leads from a position: 320 px on (1) or back (-1), never beyond an end. */
export function stepFrom(position: StripPosition, direction: 1 | -1): number {
  const last = Math.max(0, position.scrollWidth - position.clientWidth);
  return Math.min(last, Math.max(0, position.scrollLeft + direction * STEP_PX));
}

/** How many of `count` pieces lie before the point one whole view further on than what is seen. */
export function piecesAhead(position: StripPosition, count: number): number {
  const { scrollLeft, clientWidth, scrollWidth } = position;
  if (scrollWidth === 0) return 0;
  return Math.min(count, Math.ceil((count * (scrollLeft + 2 * clientWidth)) / scrollWidth));
}

import { takeHtml } from '#components/page-load.ts';

// The rating flow as HTML, which app/boot/rating.ts may have led on before React hydrates it.

/** Id of the rating flow, and its name in the list of what React has read. */
export const RATING_ID = 'rating-flow';

type Rated = {
  /** 0 until a star is chosen. */
  readonly rating: number;
  /** Milliseconds since then. */
  readonly ago: number;
  /** Whether what follows is shown. */
  readonly decided: boolean;
};

const unrated: Rated = { rating: 0, ago: 0, decided: false };

/** The rating in the page's HTML, which is React's from then on. */
export function ratedInDocument(): Rated {
  // Not while prerendering.
  const flow = typeof document === 'undefined' ? null : document.getElementById(RATING_ID);
  if (!flow) return unrated;
  takeHtml(RATING_ID);
  const { chosen, at } = flow.dataset;
  if (chosen === undefined) return unrated;
  return {
    rating: Number(chosen),
    ago: performance.now() - Number(at),
    decided: flow.querySelector('template') === null,
  };
}

import { photoLimits } from '#contract/photo-limits.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Answers with the number of photos to follow; left out if there are none. */
export function withPhotoCount(answers: Answers, count: number | undefined): Answers {
  return count === undefined || count === 0 ? answers : { ...answers, photoCount: count };
}

/**
 * Tells the owner how many picked photos were lost and will not follow; left out if there are none.
 */
export function withPhotosMissing(count: number): { readonly photosMissing?: number } {
  return count === 0 ? {} : { photosMissing: Math.min(count, photoLimits.most) };
}

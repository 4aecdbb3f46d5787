import { photoLimits } from '#contract/photo-limits.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Answers that say how many photographs follow; none are not mentioned. */
export function withPhotoCount(answers: Answers, count: number | undefined): Answers {
  return count === undefined || count === 0 ? answers : { ...answers, photoCount: count };
}

/** What tells the owner that photographs were picked which cannot follow; none are not mentioned. */
export function withPhotosMissing(count: number): { readonly photosMissing?: number } {
  return count === 0 ? {} : { photosMissing: Math.min(count, photoLimits.most) };
}

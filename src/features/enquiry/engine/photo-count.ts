type Answers = Readonly<Record<string, unknown>>;

/** Answers that say how many photographs follow; none are not mentioned. */
export function withPhotoCount(answers: Answers, count: number | undefined): Answers {
  return count === undefined || count === 0 ? answers : { ...answers, photoCount: count };
}

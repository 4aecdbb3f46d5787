/** A client's review, as its module tells of it. */
export type Testimonial = {
  /** Name of its module. */
  readonly id: string;
  /** Its place among the reviews. */
  readonly order: number;
  readonly name: string;
  readonly location: string;
  /** Month of the review, ISO 8601: YYYY-MM. */
  readonly date: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly content: string;
  readonly project: string;
  /** Initials. */
  readonly avatar: string;
};

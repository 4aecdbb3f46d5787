import type { PopupService } from '../forms/options.ts';

/** One of the services that the explorer shows. */
export type ExplorerEntry = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Name of the picture. */
  readonly picture: string;
  /** What the popup's list of services starts with when it is opened from here. */
  readonly option: PopupService;
};

/** A step of a job. */
export type ProcessStep = {
  readonly step: number;
  readonly title: string;
  readonly description: string;
  readonly details: readonly string[];
  readonly duration: string;
};

/** A client's review. */
export type Testimonial = {
  readonly id: string;
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

/** A place where reviews can be read; without an address it is not linked. */
export type ReviewPlatform = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
};

import type { Picture } from '../pictures/types.ts';

/** What the explorer says of a service, from that service's folder. */
export type ExplorerText = {
  /** Its place among those of the explorer. */
  readonly order: number;
  readonly description: string;
  readonly features: readonly string[];
  /** What the popup's list of services starts with when it is opened from here. */
  readonly option: string;
};

/** One of the services that the explorer shows. */
export type ExplorerEntry = ExplorerText & {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly picture: Picture;
};

/** A step of a job. */
export type ProcessStep = {
  readonly step: number;
  readonly title: string;
  readonly description: string;
  readonly details: readonly string[];
  readonly duration: string;
};

/** A place where reviews can be read; without an address it is not linked. */
export type ReviewPlatform = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
};

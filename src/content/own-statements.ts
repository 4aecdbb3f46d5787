import { isSampleBuild } from './business.ts';
import { publishedFirm } from './published.ts';

/**
 * Whether a firm has published its own name over the sample's. It does not answer for the sample's jobs,
 * reviews and figures: each is left out until the firm has published one of its own.
 */
export const isOwnFirm = isSampleBuild && publishedFirm !== undefined;

/** What the sample says of its own people and history; `neutral` where another firm has published its name. */
export const saidBySample = <Words>(said: Words, neutral: Words): Words =>
  isOwnFirm ? neutral : said;

/** Entries of the build; none of the sample's where another firm has published its name. */
export const ownEntries = <Entry>(built: readonly Entry[]): readonly Entry[] =>
  isOwnFirm ? [] : built;

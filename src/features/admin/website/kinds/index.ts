import { entryWords } from '#content/admin/website/entry.ts';
import { entryStates } from '#content/admin/website/screen.ts';
import type { TextGroup } from '#content/texts/groups.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { business } from './business.ts';
import { closure } from './closure.ts';
import { gallery } from './gallery.ts';
import { hours } from './hours.ts';
import type { Kind } from './kind.ts';
import { look } from './look.ts';
import { area, home, serviceKind } from './pages.ts';
import { project } from './project.ts';
import { testimonial } from './testimonial.ts';
import { textsKind, withoutLeftOut } from './texts.ts';

export type Kinds = Readonly<Record<ContentKind, Kind>>;

/** Every kind of content; `groups` are the texts of the build, once they have been loaded. */
export const kindsWith = (groups: readonly TextGroup[]): Kinds => ({
  project,
  testimonial,
  gallery,
  words: textsKind('words', groups),
  prices: textsKind('prices', groups),
  numbers: textsKind('numbers', groups),
  business,
  hours,
  closure,
  look,
  service: serviceKind(),
  area,
  home,
});

const ofSample = (kind: Kind): Kind => ({
  ...kind,
  unpublished: { state: entryStates.ofSample, version: entryWords.history.ofSample },
});

/** The firm's own hours and prices may be those of the sample: to publish them says so. */
const stated = (kind: Kind): Kind => ({ ...ofSample(kind), isStated: true });

/** The kinds of a firm that has published its name over the sample's: what it has not published is not its own. */
export const ofNamedFirm = (kinds: Kinds): Kinds => ({
  ...kinds,
  words: ofSample(kinds.words),
  prices: stated(kinds.prices),
  numbers: withoutLeftOut(kinds.numbers),
  hours: stated(kinds.hours),
  look: ofSample(kinds.look),
  home: ofSample(kinds.home),
});

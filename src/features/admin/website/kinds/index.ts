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
import { textsKind } from './texts.ts';

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

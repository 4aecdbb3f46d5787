import { seoLimits, textLimits } from './limits.ts';

/** A text that can be changed without a build. */
export type TextField = {
  /** Where it stands: names and places in lists, as in `faq.items.0.answer`. */
  readonly key: string;
  readonly label: string;
  /** As the site was built. */
  readonly text: string;
  readonly max: number;
  readonly rows?: number | undefined;
  /** The smallest and the largest number that make sense. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
};

/** Parts with words of buttons and links, or with figures that are numbers of their own. */
const FIXED = new Set([
  'all',
  'buttons',
  'leaveReview',
  'link',
  'options',
  'prices',
  'signs',
  'stats',
]);

/** From this length on a text has more than one line; in characters of a line. */
const LINE = 90;

type Limits = Readonly<Record<string, number>>;

const limitsOf = (path: readonly string[]): Limits => (path[0] === 'seo' ? seoLimits : textLimits);

const isPlace = (part: string): boolean => /^\d+$/.test(part);

/** The texts in an object of content, in its order. */
export function fieldsIn(content: object): readonly TextField[] {
  return placesIn(content, []).flatMap(([path, text]) => {
    const name = path.findLast((part) => !isPlace(part)) ?? '';
    const limits = limitsOf(path);
    const max = Object.hasOwn(limits, name) ? limits[name] : undefined;
    if (max === undefined) return [];
    return { key: path.join('.'), label: labelOf(path), text, max, ...rowsOf(max) };
  });
}

const rowsOf = (max: number) =>
  max > 2 * LINE || max === seoLimits.description ? { rows: Math.ceil(max / LINE / 2) } : {};

type Place = readonly [path: readonly string[], text: string];

function placesIn(content: object, path: readonly string[]): readonly Place[] {
  return Object.entries(content).flatMap(([name, value]: [string, unknown]): readonly Place[] => {
    const here = [...path, name];
    if (typeof value === 'string') return [[here, value]];
    return typeof value === 'object' && value !== null && !FIXED.has(name)
      ? placesIn(value, here)
      : [];
  });
}

/** What names of content are called; of the others, the words are those of the name. */
const CALLED: Readonly<Record<string, string>> = {
  badges: 'badge',
  blocks: 'part',
  blurb: 'what you do',
  callToAction: 'last section',
  cards: 'card',
  clause: 'paragraph',
  clauses: 'point',
  commitments: 'commitment',
  credentials: 'credential',
  details: 'detail',
  display: 'number',
  fact: 'fact',
  faq: 'questions',
  features: 'feature',
  guarantees: 'guarantee',
  h1: 'main heading',
  highlights: 'highlight',
  home: 'on the home page',
  intro: 'introduction',
  items: 'entry',
  label: 'name',
  larger: 'larger work',
  largerJob: 'time of a larger job',
  lead: 'introduction',
  lesson: 'explanation',
  local: 'about the place',
  measures: 'measure',
  names: 'place',
  paragraphs: 'paragraph',
  points: 'point',
  sections: 'section',
  residential: 'time of a residential project',
  seo: 'search engines',
  sign: 'sign',
  smallFrom: 'small repairs from',
  smallRepair: 'time of a small repair',
  steps: 'step',
  values: 'value',
};

/** The words that a name is made of. */
const inWords = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const called = (name: string): string => CALLED[name] ?? inWords(name);

/** A path in plain words: `offers.cards.2.text` is 'Offers, card 3, text'. */
export function labelOf(path: readonly string[]): string {
  const question = /^faq\.items\.(\d+)\.(question|answer)$/.exec(path.join('.'));
  if (question !== null) return capital(`${question[2]} ${Number(question[1]) + 1}`);
  const words: string[] = [];
  for (const part of path) {
    const last = isPlace(part) ? words.pop() : undefined;
    words.push(last === undefined ? called(part) : `${last} ${Number(part) + 1}`);
  }
  return capital(words.join(', '));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

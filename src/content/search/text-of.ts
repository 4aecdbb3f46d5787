/** Leaves of content that are addresses, names of pictures or codes, not words. */
const NOT_WORDS = new Set([
  'id',
  'slug',
  'href',
  'picture',
  'pictures',
  'seo',
  'kind',
  'service',
  'icon',
  'alsoAt',
  'relatedServices',
  'relatedAreas',
  'faq',
  'prices',
]);

/** All words of a piece of content, in its order, as sentences: what begins in small letters goes on with the one before. */
export function textOf(content: unknown): string {
  return ended(wordsIn(content).reduce(follow, ''));
}

const ENDED = /[.?!…]$/;

function follow(text: string, next: string): string {
  if (text === '') return next;
  if (!/^\p{Lowercase}/u.test(next)) return `${text.endsWith(':') ? text : ended(text)} ${next}`;
  if (ENDED.test(text)) return `${text} ${next.charAt(0).toUpperCase()}${next.slice(1)}`;
  // An item after another, or what a figure counts.
  return /\p{Letter}$/u.test(text) ? `${text}; ${next}` : `${text} ${next}`;
}

const ended = (text: string) => (text === '' || ENDED.test(text) ? text : `${text}.`);

/** Where a sentence ends: not before small letters, as in 'approx. two'. */
const BETWEEN_SENTENCES = /(?<=[.?!…])\s+(?=["'“‘(]?[\p{Uppercase}\d])/u;

/** The sentences of a text. */
export const sentencesOf = (text: string): readonly string[] => text.split(BETWEEN_SENTENCES);

/** The first sentences of a text that together are no longer than `most` characters; at least one. */
export function beginningOf(text: string, most: number): string {
  const [first = '', ...others] = sentencesOf(text);
  let beginning = first;
  for (const sentence of others) {
    if (beginning.length + 1 + sentence.length > most) break;
    beginning += ` ${sentence}`;
  }
  return beginning;
}

function wordsIn(content: unknown): readonly string[] {
  if (typeof content === 'string') return /[\p{Letter}\d]/u.test(content) ? [content] : [];
  if (Array.isArray(content)) return content.flatMap(wordsIn);
  if (typeof content !== 'object' || content === null) return [];
  // A claim, whose number is words with what it counts.
  if ('value' in content && 'suffix' in content && 'noun' in content) {
    return [`${String(content.value)}${String(content.suffix)} ${String(content.noun)}`];
  }
  return Object.entries(content)
    .filter(([key]) => !NOT_WORDS.has(key))
    .flatMap(([, value]) => wordsIn(value));
}

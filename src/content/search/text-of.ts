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
]);

/** All words of a piece of content, in its order, each text a sentence. */
export function textOf(content: unknown): string {
  return wordsIn(content)
    .map((text) => (/[.?!…:]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function wordsIn(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap(wordsIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content)
    .filter(([key]) => !NOT_WORDS.has(key))
    .flatMap(([, value]) => wordsIn(value));
}

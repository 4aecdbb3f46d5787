import type { StoredEnvelope } from './admin.ts';
import { nationalDigits, stripPhone } from '../phone.ts';

/** Longer words than this are found by their beginning. */
const LONGEST_WORD = 60;
/** Fewer digits say nothing about a telephone number. */
const LEAST_DIGITS = 3;
/** What the browser told beside what the visitor typed. */
const NOT_TYPED = new Set(['userAgent', 'referrer', 'pageUrl']);

/** The words of a text as they are searched: without case, accents or punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * What the owner's search looks through, each word once with spaces between: all that was typed, the
 * receipt, and every ending of the telephone number, so that any part of it is found.
 */
export function searchText({ data }: Pick<StoredEnvelope, 'data'>, receipt: string): string {
  const typed = Object.entries(data)
    .filter(([key]) => !NOT_TYPED.has(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]));
  const words = [...typed, receipt].flatMap(wordsOf);
  return [...new Set([...words, ...numbersOf(data['phone']).flatMap(endings)])].join(' ');
}

/**
 * The words of a search. A telephone number is one word, by which it is found however it was typed:
 * the digits that all ways of writing it end with.
 */
export function searchedWords(text: string): string[] {
  const digits = nationalDigits(text);
  return digits === null ? wordsOf(text) : [digits];
}

/** A number as it was typed, with the country's prefix and with the 0 in its place. */
function numbersOf(phone: unknown): string[] {
  if (typeof phone !== 'string') return [];
  const digits = nationalDigits(phone);
  return [phone, ...(digits === null ? [] : [`+61${digits}`, `0${digits}`])];
}

function endings(phone: string): string[] {
  const [digits = ''] = wordsOf(stripPhone(phone));
  const count = Math.max(0, digits.length - LEAST_DIGITS + 1);
  return Array.from({ length: count }, (_, index) => digits.slice(index));
}

/** Whether all these words are among those of a `searchText`, each as the beginning of one; a letter only as a word. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const known = text.split(' ');
  return words.every((word) =>
    known.some((one) => (word.length === 1 ? one === word : one.startsWith(word))),
  );
}

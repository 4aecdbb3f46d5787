import type { StoredEnvelope } from './leads.ts';
import { originFields } from '../form-data.ts';
import { nationalDigits, stripPhone } from '../phone.ts';

/** Longer words are cut to this length, so that they match by their beginning. */
const LONGEST_WORD = 60;
/** Fewer digits do not identify a phone number. */
const LEAST_DIGITS = 3;
/** Fields sent by the browser, not typed by the visitor. */
const NOT_TYPED = new Set(['userAgent', 'referrer', 'pageUrl', ...Object.keys(originFields)]);

/** The words of a text as searched: without case, accents or punctuation. */
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
 * The text that the owner's search matches, each word once, separated by spaces: everything typed,
 * the receipt, and every ending of the phone number, so that any part of it matches.
 */
export function searchText({ data }: Pick<StoredEnvelope, 'data'>, receipt: string): string {
  const typed = Object.entries(data)
    .filter(([key]) => !NOT_TYPED.has(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]));
  const words = [...typed, receipt].flatMap(wordsOf);
  return [...new Set([...words, ...numbersOf(data['phone']).flatMap(endings)])].join(' ');
}

/**
 * The words of a search. A phone number counts as one word, however it was typed: the digits that
 * all ways of writing it end with.
 */
export function searchedWords(text: string): string[] {
  const digits = nationalDigits(text);
  return digits === null ? wordsOf(text) : [digits];
}

/** A number as typed, with the country prefix and with 0 in its place. */
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

/**
 * Whether all these words are in a `searchText`, each as the beginning of a word; a single letter
 * only as a whole word.
 */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const known = text.split(' ');
  return words.every((word) =>
    known.some((one) => (word.length === 1 ? one === word : one.startsWith(word))),
  );
}

import { publishedContent } from '../published.ts';
import type { TextName } from './limits.ts';

/** What the build says, where some texts and numbers may be others. */
type Texts<Built, Name = ''> = Built extends string
  ? Name extends TextName | 'time'
    ? string
    : Built
  : Built extends number
    ? number
    : Built extends (...args: never[]) => unknown
      ? Built
      : Built extends object
        ? {
            readonly [Key in keyof Built]: Texts<
              Built[Key],
              Built extends readonly unknown[] ? Name : Key
            >;
          }
        : Built;

/**
 * What the build says of a part of the site, with the texts that were published of it: each has a key
 * that says where it stands, which begins with `at`. Keys that are nowhere are passed over.
 */
export function withTexts<Built extends object>(
  kind: 'words' | 'prices' | 'numbers',
  slug: string,
  built: Built,
  at?: string,
): Texts<Built>;
export function withTexts(
  kind: 'words' | 'prices' | 'numbers',
  slug: string,
  built: object,
  at = '',
): unknown {
  const texts = publishedContent?.[kind][slug]?.texts;
  return texts ? changed(built, at, texts) : built;
}

function changed(built: unknown, key: string, texts: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(built))
    return built.map((one, place) => changed(one, `${key}${place}.`, texts));
  if (typeof built === 'object' && built !== null) {
    return Object.fromEntries(
      Object.entries(built).map(([name, one]) => [name, changed(one, `${key}${name}.`, texts)]),
    );
  }
  const own = key.slice(0, -1);
  const text = Object.hasOwn(texts, own) ? texts[own] : undefined;
  if (text === undefined) return built;
  if (typeof built === 'number') return Number(text);
  return typeof built === 'string' ? text : built;
}

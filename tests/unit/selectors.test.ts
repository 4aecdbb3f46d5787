import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';

/** Keys of style objects that name an element by `&`, each with its place. */
function selectorsOf(file: string): { place: string; selector: string }[] {
  const text = readFileSync(file, 'utf8');
  const found: { place: string; selector: string }[] = [];
  const add = (start: number, selector: string) => {
    if (!selector.includes('&')) return;
    found.push({ place: `${file}:${text.slice(0, start).split('\n').length}`, selector });
  };
  new Visitor({
    Property({ key }) {
      if (key.type === 'Literal' && typeof key.value === 'string') add(key.start, key.value);
      // What is put in stands for a name, a class or a part of a selector.
      if (key.type === 'TemplateLiteral')
        add(key.start, key.quasis.map(({ value }) => value.raw).join('x'));
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** The selectors of a list, each without what surrounds it. */
const partsOf = (selector: string) => selector.split(/,(?![^()]*\))/).map((part) => part.trim());

const selectors = globSync('src/**/*.{ts,tsx}').flatMap(selectorsOf);

test('selectors of styles are found where they are', () => {
  expect(selectors.map(({ selector }) => selector)).toContain('&[data-wide]');
});

test('no selector that names its element later begins with a pseudo-class', () => {
  // Emotion puts the element before a leading colon as well: ':has(x) > &' becomes '.a:has(x) > .a'.
  const broken = selectors.filter(({ selector }) =>
    partsOf(selector).some((part) => part.startsWith(':') && part.includes('&')),
  );
  expect(broken).toEqual([]);
});

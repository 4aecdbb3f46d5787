import { expect, test } from 'vitest';
import { beginningOf, sentencesOf, textOf } from '#content/search/text-of.ts';

test.each([
  [['Masonry', 'Lime only'], 'Masonry. Lime only.'],
  [
    ['It goes to:', ['engineers', 'councils, where they consent']],
    'It goes to: engineers; councils, where they consent.',
  ],
  [[{ value: 100, suffix: '%', noun: 'council approved' }, '·'], '100% council approved.'],
  [['We ask first.', 'then we cut.'], 'We ask first. Then we cut.'],
  [[], ''],
])('of %j the words are the sentences %j', (content, text) => {
  expect(textOf(content)).toBe(text);
});

test('a text is parted where a sentence begins', () => {
  expect(sentencesOf('It takes approx. two days. “Lime” is slow. 3 coats…')).toEqual([
    'It takes approx. two days.',
    '“Lime” is slow.',
    '3 coats…',
  ]);
});

test('the beginning of a text is as many whole sentences as fit, and at least one', () => {
  expect(beginningOf('One two. Three four. Five.', 20)).toBe('One two. Three four.');
  expect(beginningOf('One two three four five. Six.', 10)).toBe('One two three four five.');
});

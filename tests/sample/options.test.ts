import { expect, test } from 'vitest';
import { catalogueServiceAt, popupAnswersAt } from '#content/forms/options.ts';

test.each([
  ['/services/masonry', { service: 'masonry' }],
  ['/services/foundation-repairs', { service: 'structural' }],
  ['/areas/inner-west', { location: 'inner-west' }],
  ['/areas/inner-sydney', { location: 'sydney-cbd' }],
  ['/areas/greater-sydney', {}],
])('%s answers %o in the popup', (path, answers) => {
  expect(popupAnswersAt(path)).toEqual(answers);
});

test('the service of a page is that of the wider catalogue in the form that closes it', () => {
  expect(catalogueServiceAt('/services/restoration')).toBe('stone-restoration');
});

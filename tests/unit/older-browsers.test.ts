import { afterEach, beforeEach, expect, test } from 'vitest';

// The build is made for Safari from 16.4 on, which has no URL.canParse.
const { canParse } = URL;
beforeEach(() => void Reflect.deleteProperty(URL, 'canParse'));
afterEach(() => {
  URL.canParse = canParse;
});

test('the settings of the site, with which every page starts, are read without URL.canParse', async () => {
  expect('canParse' in URL).toBe(false);
  const { isOwnAddress } = await import('#content/site-config.ts');
  expect(isOwnAddress('https://www.firm.com.au')).toBe(true);
  expect(isOwnAddress('')).toBe(false);
});

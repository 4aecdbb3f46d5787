import { describe, expect, it } from 'vitest';
import { isShownAt } from '#app/layout/to-top-place.ts';

const VIEWPORT = 800;
const PAGE = 4000;
const END = PAGE - VIEWPORT;

describe('the button back to the top', () => {
  it.each([
    [0, false],
    [300, false],
    [301, true],
    [END - 201, true],
    [END - 200, false],
    [END, false],
  ])('at %i px is shown: %s', (top, shown) => {
    expect(isShownAt(top, VIEWPORT, PAGE)).toBe(shown);
  });

  it('never shows on a page without room between its start and its end', () => {
    expect(isShownAt(301, VIEWPORT, VIEWPORT + 400)).toBe(false);
  });
});

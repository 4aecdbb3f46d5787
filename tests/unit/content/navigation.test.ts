import { describe, expect, it } from 'vitest';
import { isActiveLink, skipLinks } from '#content/navigation.ts';

describe('the navigation', () => {
  it('marks Home on the home page alone and other links on the pages below them', () => {
    expect(isActiveLink('/', '/')).toBe(true);
    expect(isActiveLink('/', '/about')).toBe(false);
    expect(isActiveLink('/services', '/services/masonry')).toBe(true);
    expect(isActiveLink('/services', '/servicesque')).toBe(false);
  });

  it('skips by five hotkeys', () => {
    expect(skipLinks.map(({ href, hotkey }) => [href, hotkey])).toEqual([
      ['#main-content', 'M'],
      ['#navigation', 'N'],
      ['#services', 'S'],
      ['#contact', 'C'],
      ['#footer', 'F'],
    ]);
  });
});

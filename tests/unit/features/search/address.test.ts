import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchHref, termOf } from '#features/search/address.ts';

describe('the address of the search page', () => {
  it('carries the term encoded', () => {
    expect(searchHref('structural repairs')).toBe('/search?q=structural%20repairs');
    expect(searchHref('brick & lime?')).toBe('/search?q=brick%20%26%20lime%3F');
  });

  it('names no term when there is none', () => {
    expect(searchHref('   ')).toBe('/search');
    expect(termOf('')).toBe('');
    expect(termOf('?other=1')).toBe('');
  });

  it('reads what a form without script writes', () => {
    expect(termOf('?q=structural+repairs')).toBe('structural repairs');
  });

  it('reads back every term that it writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (term) => {
        const wanted = term.trim();
        fc.pre(wanted !== '');
        expect(termOf(new URL(searchHref(term), 'https://site.example').search)).toBe(wanted);
      }),
    );
  });
});

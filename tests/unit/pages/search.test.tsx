// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#content/areas/index.ts';
import { searchSuggestions, searchTexts } from '#content/search.ts';
import { serviceCategories } from '#content/services/index.ts';
import SearchPage from '#pages/SearchPage.tsx';
import { htmlOf, textsOf } from './render.tsx';

describe('the search page before anything was asked', () => {
  let page: Document;
  beforeAll(async () => {
    page = await htmlOf(SearchPage, '/search');
  });

  const linksOf = (selector: string) =>
    [...page.querySelectorAll(`${selector} a`)].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);

  it('says what may be looked for, and offers searches of its own', () => {
    expect(textsOf(page, 'section h2')).toEqual([searchTexts.empty.heading]);
    expect(page.body.textContent).toContain(searchTexts.empty.text);
    expect(linksOf('section')).toEqual(
      searchSuggestions.map((word) => [word, `/search?q=${encodeURIComponent(word)}`]),
    );
  });

  it('can be asked without script', () => {
    const form = page.querySelector('form[role="search"]');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.querySelector('input')?.name).toBe('q');
  });

  it('leads to the categories, the first five areas and a quote', () => {
    expect(linksOf('aside')).toEqual([
      ...serviceCategories.map(({ label, href }) => [label, href]),
      ...areas.slice(0, searchTexts.sidebarAreas).map(({ label, href }) => [label, href]),
      [searchTexts.refine.quote.label, searchTexts.refine.quoteHref],
    ]);
  });
});

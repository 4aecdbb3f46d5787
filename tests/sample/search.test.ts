import { describe, expect, it } from 'vitest';
import { searchDocuments } from '#content/search/documents.ts';
import { queries } from '../unit/features/search/queries.ts';

describe('the sample’s search', () => {
  it('has a page for everything that home owners type', () => {
    const hrefs = new Set(searchDocuments.map(({ href }) => href));
    expect(queries.filter(([, href]) => !hrefs.has(href))).toEqual([]);
  });
});

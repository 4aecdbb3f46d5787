import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { charactersLacking, headingSubset } from '../../../../scripts/brand/font.ts';

/** Most bytes of the font that headings are set in: it is on the first visit's line. */
const BUDGET = 16_000;

describe('the heading font', () => {
  it('is the subset of the font that the tokens name, with every character of the content', async () => {
    const served = await readFile('src/theme/font/heading.woff2');
    const isCurrent = (await headingSubset()).equals(served);
    expect(isCurrent, 'The served heading font is outdated: run npm run brand.').toBe(true);
  });

  it('has a glyph for every character of the content', async () => {
    expect(await charactersLacking()).toEqual([]);
  });

  it('keeps to its bytes', async () => {
    expect((await readFile('src/theme/font/heading.woff2')).length).toBeLessThanOrEqual(BUDGET);
  });
});

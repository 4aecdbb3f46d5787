import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { dark, light } from '#theme/tokens.ts';
import { themeColourTags } from '../../../scripts/build/theme-colour.ts';

describe('the colour of the browser’s bars', () => {
  it('is the page’s own in both schemes', () => {
    expect(themeColourTags).toContain(
      `content="${light.paper}" media="(prefers-color-scheme: light)"`,
    );
    expect(themeColourTags).toContain(
      `content="${dark.paper}" media="(prefers-color-scheme: dark)"`,
    );
  });

  it('is typed nowhere but in the tokens', async () => {
    const html = await readFile('index.html', 'utf8');
    expect(html).toContain('<!--theme-color-->');
    expect(html).not.toMatch(/#[\da-f]{6}/i);
  });
});

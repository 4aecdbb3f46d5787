import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { titled } from '#content/seo.ts';

describe('a page’s title', () => {
  it('ends in the firm’s name, or starts with it', () => {
    expect(titled('Contact')).toBe(`Contact | ${business.name}`);
    expect(titled('Sydney', { first: true })).toBe(`${business.name} | Sydney`);
  });

  it('names the firm short where the whole would be cut off in a search result', () => {
    const part = 'x'.repeat(60 - ' | '.length - business.shortName.length);
    expect(titled(part)).toBe(`${part} | ${business.shortName}`);
  });
});

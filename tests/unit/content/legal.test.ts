import { describe, expect, it } from 'vitest';
import { legalTerms } from '#content/legal-terms.ts';
import { privacyPolicy } from '#content/legal/privacy.ts';
import { legalDay } from '#content/legal/types.ts';
import { termsOfService } from '#content/legal/terms.ts';
import { stringsIn } from './strings.ts';

describe.each([
  ['the privacy policy', privacyPolicy],
  ['the terms of service', termsOfService],
])('%s', (_name, page) => {
  it('tells when it was changed last', () => {
    expect(page.edition).toContain(legalDay(legalTerms.changed));
  });

  it('has sections numbered in order, each with an anchor of its own', () => {
    expect(page.sections.map((section) => section.number)).toEqual(
      page.sections.map((_, index) => index + 1),
    );
    expect(new Set(page.sections.map((section) => section.id)).size).toBe(page.sections.length);
  });

  it('leaves no section empty', () => {
    for (const section of page.sections)
      expect(stringsIn(section.blocks).length).toBeGreaterThan(0);
  });
});

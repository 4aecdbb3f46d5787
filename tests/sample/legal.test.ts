import { createHash } from 'node:crypto';
import { business } from '#content/business.ts';
import { legalTerms } from '#content/legal-terms.ts';
import { describe, expect, it } from 'vitest';
import { privacyPolicy } from '#content/legal/privacy.ts';
import { termsOfService } from '#content/legal/terms.ts';
import { stringsIn } from '../unit/content/strings.ts';

describe.each([
  ['the sample’s privacy policy', privacyPolicy, 11],
  ['the sample’s terms of service', termsOfService, 15],
])('%s', (_name, page, count) => {
  it('is dated January 2025', () => {
    expect(page.edition).toBe('January 2025, last changed 26 November 2026');
  });

  it(`has ${count} sections`, () => {
    expect(page.sections).toHaveLength(count);
  });
});

it('the sample’s legal pages say what they said on the day of their last change', () => {
  const words = stringsIn([privacyPolicy.sections, termsOfService.sections]).join('\n');
  const print = createHash('sha256').update(words).digest('hex').slice(0, 16);
  // With other words comes another day: set `legalTerms.changed`, then the print.
  expect([legalTerms.changed, print]).toEqual(['2026-11-26', '0a4d997bde574829']);
});

describe('the sample’s terms', () => {
  const words = stringsIn(termsOfService).join(' ');

  it.each([
    'project records for 7 years',
    'within 7 business days',
    'valid for 30 days',
    'include GST',
    'more than 10% beyond the quoted price',
    'Net 14',
    '10% per annum',
    'bank transfer, cheque and credit card',
    '12 months from completion',
    'within 14 business days',
    '24/7',
    'After-hours rates may apply',
    'capped at the value of the specific service contract',
    '6 years for major defects',
  ])('say: %s', (term) => {
    expect(words).toContain(term);
  });
});

it('the sample’s privacy policy says who deletes enquiries, and what is sent beside the answers', () => {
  const words = stringsIn(privacyPolicy).join(' ');
  expect(words).toContain(`${business.people.privacyOfficer.name} deletes enquiries`);
  expect(words).toContain('the photographs that you send with a request');
});

it('the sample’s privacy policy names the regulator with its number', () => {
  expect(stringsIn(privacyPolicy).join(' ')).toContain('1300 363 992');
});

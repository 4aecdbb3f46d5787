import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAustralianPhone, stripPhone, toE164 } from '#contract/phone.ts';

const nationalNumber = fc
  .tuple(fc.constantFrom(...'23456789'), fc.stringMatching(/^\d{8}$/))
  .map(([first, rest]) => first + rest);

const separator = fc.constantFrom(
  '',
  '',
  ' ',
  '  ',
  '-',
  '.',
  '\u00a0',
  '\u2011',
  '\u2013',
  '(',
  ')',
);

/** A number as somebody may type it: a prefix, and separators anywhere. */
const typed = fc
  .tuple(
    nationalNumber,
    fc.constantFrom('0', '+61', '+610', '+61(0)', '(0'),
    fc.array(separator, { minLength: 10, maxLength: 10 }),
    fc.constantFrom('', ' ', '\t', '\u202a', '\u200e'),
  )
  .map(([number, prefix, gaps, edge]) => ({
    number,
    text: edge + prefix + [...number].map((digit, at) => gaps[at] + digit).join('') + edge,
  }));

test('every way of writing a valid number is accepted and has the same E.164', () => {
  fc.assert(
    fc.property(typed, ({ number, text }) => {
      expect(isAustralianPhone(text)).toBe(true);
      expect(toE164(text)).toBe(`+61${number}`);
    }),
  );
});

test.each([
  ['(02) 7010 1995', '+61270101995'],
  ['0491 570 006', '+61491570006'],
  ['+61 491 570 006', '+61491570006'],
  ['+61 (0)491-570-006', '+61491570006'],
  ['\u202a+61 491 570 006\u202c', '+61491570006'],
])('%s is taken as people type it', (text, e164) => {
  expect(toE164(text)).toBe(e164);
});

test.each([
  '',
  '1234567890',
  '0170101995',
  '0070101995',
  '02 7010 199',
  '02 7010 19955',
  '61 491 570 006',
  '+62 491 570 006',
  '+61 0 0491 570 006',
  '1300 975 707',
  '0491 570 006 ext 2',
  '٠٤٩١٥٧٠٠٠٦',
])('%j is refused and has no E.164', (text) => {
  expect(isAustralianPhone(text)).toBe(false);
  expect(toE164(text)).toBeNull();
});

test('the rule and the E.164 agree about any text', () => {
  const soup = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-.x') });
  fc.assert(
    fc.property(fc.oneof(soup, fc.string()), (text) => {
      const e164 = toE164(text);
      expect(isAustralianPhone(text)).toBe(e164 !== null);
      expect(e164 ?? '+61200000000').toMatch(/^\+61[2-9]\d{8}$/);
    }),
  );
});

test('a number with one digit more or less is never accepted', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom(...'0123456789'), ({ text }, digit) => {
      expect(isAustralianPhone(text + digit)).toBe(false);
      expect(isAustralianPhone(text.replace(/\d(?=\D*$)/, ''))).toBe(false);
    }),
  );
});

test('stripping keeps only what is dialled, and does nothing the second time', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(stripPhone(stripPhone(text))).toBe(stripPhone(text));
    }),
  );
  expect(stripPhone(' (02)\u00a07010-19.95 ')).toBe('0270101995');
});

import { describe, expect, test } from 'vitest';
import { requestAsText, requests } from '#content/requests.ts';
import { describeRequest, fieldReasonsOf, reasonOf } from '#features/requests/describe.ts';
import { formatMoment, formatWait } from '#features/requests/time.ts';
import type { Failure } from '#outbox/core/record.ts';
import { firmTime } from '../../../support/firm-clock.ts';
import { envelopeFor, envelopesOfAllTypes, visitor } from '../../../support/submission.ts';

const failed = (kind: Failure['kind'], status: number | null = null): Failure => ({
  kind,
  status,
  at: 0,
  fields: [],
});

describe('times', () => {
  test('are told by the firm’s clock', () => {
    expect(formatMoment(firmTime('2026-11-21T16:05').getTime())).toMatch(/Sat.*21 Nov.*4:05\s?pm/);
  });

  test.each([
    [0, 'in 5 seconds'],
    [12_000, 'in 15 seconds'],
    [58_000, 'in 1 minute'],
    [240_000, 'in 4 minutes'],
    [3_500_000, 'in 1 hour'],
    [20 * 3_600_000, 'in 20 hours'],
  ])('of %i ms is %s', (wait, words) => {
    expect(formatWait(wait)).toBe(words);
  });

  test('of the next try are rough ones', () => {
    expect(requests.nextTryIn('in 4 minutes')).toBe('Next try in about 4 minutes');
  });
});

describe('why a request waits', () => {
  test.each([
    [failed('network'), requests.reasons.network],
    [failed('timeout'), requests.reasons.timeout],
    [failed('no-receipt', 200), requests.reasons.noReceipt],
    [failed('interrupted'), requests.reasons.interrupted],
    [failed('http', 429), requests.reasons.rateLimited],
    [failed('http', 503), requests.reasons.server],
  ])('%j is said in plain words', (failure, words) => {
    expect(reasonOf(failure)).toBe(words);
  });

  test('names the fields that were refused, and leaves unknown ones to their message', () => {
    const fields = [
      { path: 'envelope.data.phone', message: 'is wrong' },
      { path: 'envelope.data.propertyType', message: 'Please choose' },
      { path: 'envelope.data.extras.1', message: 'is not offered' },
      { path: 'envelope.revision', message: 'Too old' },
      { path: 'envelope.constructor', message: 'Unknown' },
    ];
    expect(fieldReasonsOf({ ...failed('http', 400), fields })).toEqual([
      'Phone number: is wrong',
      'Building: Please choose',
      'Extras: is not offered',
      'Too old',
      'Unknown',
    ]);
  });
});

describe('a request as text', () => {
  test.each(envelopesOfAllTypes().map((envelope) => [envelope.formType, envelope] as const))(
    'of %s names who sent it and never shows an option’s value',
    (formType, envelope) => {
      const text = requestAsText(describeRequest(envelope), envelope.submissionId);
      expect(text).toContain(visitor.lastName);
      // Feedback is the one form that asks for no number.
      expect(text.includes(visitor.phone)).toBe(formType !== 'feedback');
      expect(text).not.toMatch(/undefined|inner-west|masonry-brickwork/);
    },
  );

  test('shows labels in the place of values', () => {
    expect(describeRequest(envelopeFor({ formType: 'hero_contact' }))).toMatchObject({
      service: 'Masonry and brickwork',
      location: 'Inner West',
    });
  });
});

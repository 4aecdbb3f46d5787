import { describe, expect, it } from 'vitest';
import { formTypes } from '#contract/form-types.ts';
import {
  assessmentFee,
  inDollars,
  surchargeLabel,
  assessmentLevels,
  assessmentPricing,
  PRIORITY_EXTRA,
} from '#content/forms/assessment-options.ts';
import { counter } from '#content/forms/common.ts';
import { formToasts } from '#content/forms/toasts.ts';
import { locations, popupServices, quoteServices } from '#content/forms/options.ts';
import { repeated } from './support.ts';

describe('the option lists', () => {
  it.each([
    ['popup', popupServices],
    ['quote page', quoteServices],
    ['locations', locations],
  ])('of the %s are not empty and offer nothing twice', (_name, options) => {
    const values = options.map(({ value }) => value);
    expect(values).not.toEqual([]);
    expect(repeated(values)).toEqual([]);
  });
});

describe('the assessment fee', () => {
  it('is raised by priority as its label says, and by no other extra', () => {
    const share = Number(/^\+(\d+)%$/.exec(surchargeLabel)?.[1]) / 100;
    for (const { value } of assessmentLevels) {
      expect(assessmentFee(value, [PRIORITY_EXTRA, 'engineer'])).toBe(
        assessmentPricing[value] * (1 + share),
      );
      expect(assessmentFee(value, ['engineer', 'thermal-imaging'])).toBe(assessmentPricing[value]);
    }
  });

  it('is written in dollars', () => {
    expect(inDollars(1275)).toBe('$1,275');
  });
});

const NOW = new Date('2026-03-03T10:00:00+11:00');
const WRITER = { name: 'Aoife', email: 'aoife@example.com' };
const SUNDAY = new Date('2026-03-08T10:00:00+11:00');

describe('the toasts', () => {
  it('promise no answer to feedback that says neither who nor where', () => {
    const promised = formToasts('feedback', WRITER, SUNDAY).success.description;
    expect(formToasts('feedback', {}, SUNDAY).success.description).not.toBe(promised);
    expect(formToasts('feedback', {}, SUNDAY).success.description).not.toMatch(/ by |within/);
  });

  it('never thank for a lead that waits on the phone as for one that has arrived', () => {
    for (const type of formTypes) {
      expect(formToasts(type, WRITER, NOW).queued.title).toMatch(/saved on this phone/i);
      expect(formToasts(type, WRITER, NOW).queued).not.toEqual(
        formToasts(type, WRITER, NOW).success,
      );
    }
  });
});

it('counts the message as n/500', () => {
  expect(counter(12)).toBe('12/500');
});

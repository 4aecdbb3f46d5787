import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from '#contract/zod.ts';
import { rules } from '#features/enquiry/engine/validate.ts';
import { assessmentForm, feeOf } from '#features/enquiry/forms/assessment.ts';
import { answers } from '../../../../support/submission.ts';
import { firmTime } from '../../../../support/firm-clock.ts';

describe('the running price', () => {
  it.each([
    ['basic', [], 350],
    ['comprehensive', [], 650],
    ['heritage', [], 850],
    ['basic', ['priority'], 525],
    ['comprehensive', ['thermal-imaging', 'priority'], 975],
    ['heritage', ['engineer', 'additional-visits'], 850],
  ])('of %s with %j is $%d', (assessmentLevel, extras, fee) => {
    expect(feeOf({ assessmentLevel, extras })).toBe(fee);
  });

  it('is sent along with the answers', () => {
    expect(assessmentForm.derive?.({ assessmentLevel: 'heritage', extras: ['priority'] })).toEqual({
      quotedPrice: 1275,
    });
  });
});

/** The day is Saturday 21 November 2026 by the firm's clock, still Friday in London. */
function problems(changes: Record<string, unknown>): (readonly [string, string])[] {
  vi.useFakeTimers({ now: firmTime('2026-11-21T07:00'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const booking = { ...answers.quick_assessment, priorityCall: [], ...changes };
  const result = z.safeParse(assessmentForm.schema(rules), booking);
  return (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('the preferred date', () => {
  it('may be left open', () => {
    expect(problems({ preferredDate: '', timeSlot: '' })).toEqual([]);
  });

  it('may be today where the firm is, but not yesterday', () => {
    expect(problems({ preferredDate: '2026-11-21' })).toEqual([]);
    expect(problems({ preferredDate: '2026-11-20' })).toEqual([
      ['preferredDate', 'Please choose a day from today on'],
    ]);
  });

  it.each(['2026-11-22', '2026-12-25', '2027-03-26'])(
    'may be %s, a Sunday or public holiday, only with a priority call',
    (preferredDate) => {
      expect(problems({ preferredDate })).toEqual([
        ['priorityCall', 'Tick the priority call, or choose another day'],
      ]);
      expect(problems({ preferredDate, priorityCall: ['accepted'] })).toEqual([]);
    },
  );

  it('on a Saturday has no visit after 4 pm', () => {
    expect(problems({ preferredDate: '2026-11-28', timeSlot: '16-18' })).toEqual([
      ['timeSlot', 'On Saturdays the last visit is 2PM-4PM.'],
    ]);
    expect(problems({ preferredDate: '2026-11-28', timeSlot: '14-16' })).toEqual([]);
  });

  it('in the past is reported together with what else is wrong', () => {
    const found = problems({ preferredDate: '2026-11-20', firstName: '' });
    expect(found.map(([path]) => path)).toEqual(['firstName', 'preferredDate']);
  });

  it('that needs a second answer says so together with what else is wrong', () => {
    const found = problems({
      firstName: '',
      preferredDate: '2026-11-29',
      assessmentTypes: [],
    });
    expect(found.map(([path]) => path)).toEqual(['firstName', 'assessmentTypes', 'priorityCall']);
    expect(problems({ address: '', preferredDate: '2026-11-28', timeSlot: '16-18' })).toEqual([
      ['address', 'Please fill in this field'],
      ['timeSlot', 'On Saturdays the last visit is 2PM-4PM.'],
    ]);
  });
});

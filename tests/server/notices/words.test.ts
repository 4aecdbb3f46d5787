import { describe, expect, test } from 'vitest';
import { leadTitle, oneLine } from '#server/notices/lead-words.ts';
import { quietUntil } from '#server/notices/quiet-hours.ts';
import { suburbOf } from '#server/store/suburb.ts';

describe('where a job is', () => {
  test.each([
    [{ location: 'inner-west' }, 'Inner West'],
    [{ location: 'Somewhere Creek' }, 'Somewhere Creek'],
    [{ address: '12 Smith Street, Balmain NSW 2041' }, 'Balmain'],
    [{ address: '12 Smith Street, Balmain, NSW, 2041, Australia' }, 'Balmain'],
    [{ address: 'Unit 3, 12 Smith Street' }, ''],
    [{ address: '12 Smith Street Balmain' }, ''],
    [{}, ''],
  ])('of %o is told no nearer than the suburb: %s', (data, suburb) => {
    expect(suburbOf(data)).toBe(suburb);
  });
});

test('a lead’s title has the words of the choice, and no name', () => {
  const data = { firstName: 'Mary', serviceType: 'masonry-brickwork', address: '1 High St, Manly' };
  const envelope = JSON.stringify({
    submissionId: 'x',
    revision: 1,
    formType: 'smart_lead',
    timestamp: '',
    source: '',
    data,
  });
  expect(leadTitle({ envelope, form_type: 'smart_lead' })).toBe(
    'New lead: Masonry & Brickwork, Manly (Smart Lead Form)',
  );
});

test('a line is one line, and not endless', () => {
  expect(oneLine('a\r\nb\u2028c\u0000d\u202ee')).toBe('a b c d e');
  expect(oneLine('😀'.repeat(80))).toBe(`${'😀'.repeat(59)}…`);
});

describe('quiet hours', () => {
  const at = (clock: string) => Date.parse(`2026-06-15T${clock}+10:00`);
  const night = { from: '21:00', to: '07:00' };
  test.each([
    ['20:59:59', null],
    ['21:00:30', '2026-06-16T07:00:00+10:00'],
    ['06:59:59', '2026-06-15T07:00:00+10:00'],
    ['07:00:00', null],
    ['12:00:00', null],
  ])('from nine to seven by Sydney’s clock at %s end at %s', (clock, until) => {
    expect(quietUntil(night, at(clock))).toBe(until === null ? null : Date.parse(until));
  });
  test('are none while none are set', () => {
    expect(quietUntil(null, at('23:00:00'))).toBeNull();
    expect(quietUntil({ from: '07:00', to: '07:00' }, at('07:00:00'))).toBeNull();
  });
});

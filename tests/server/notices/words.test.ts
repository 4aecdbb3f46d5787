import { describe, expect, test } from 'vitest';
import { OTHER } from '#content/admin/answer-words.ts';
import { areaEntries } from '#content/areas/index.ts';
import {
  locations,
  popupServices,
  quoteServices,
  suburbSuggestions,
} from '#content/forms/options.ts';
import { leadTitle, oneLine } from '#server/notices/message.ts';
import { quietUntil } from '#server/notices/settings.ts';
import { suburbOf } from '#server/store/category.ts';
import { business } from '#content/business.ts';
import { firmTime } from '../../support/firm-clock.ts';

const [place = { value: '', label: '' }] = locations;
const [suburb = ''] = suburbSuggestions;
const [work = { value: '', label: '' }] = popupServices;
const [quoted = { value: '', label: '' }] = quoteServices;

const uncounted = { service: OTHER, area: OTHER };

describe('where a job is', () => {
  test.each([
    [{ location: place.value }, place.label],
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

test('a lead’s title has the words of the choice and the receipt, and no name', () => {
  const address = `1 High St, ${suburb}`;
  const data = { firstName: 'Mary', serviceType: quoted.value, address };
  const envelope = JSON.stringify({
    submissionId: 'x',
    revision: 1,
    formType: 'smart_lead',
    timestamp: '',
    source: '',
    data,
  });
  expect(leadTitle({ ...uncounted, envelope, form_type: 'smart_lead', receipt: 'R-1' })).toBe(
    `New lead: ${quoted.label}, ${suburb} (Smart Lead Form), R-1`,
  );
});

describe('a lead’s title, which is read over shoulders', () => {
  const titleOf = (data: Record<string, unknown>, counted = uncounted) =>
    leadTitle({
      ...counted,
      envelope: JSON.stringify({
        submissionId: 'x',
        revision: 1,
        formType: 'hero_contact',
        timestamp: '',
        source: '',
        data,
      }),
      form_type: 'hero_contact',
      receipt: 'R-1',
    });
  test.each([
    [{ service: work.value, location: place.value }, `${work.label}, ${place.label}`],
    [{ service: work.value, location: business.city }, `${work.label}, ${business.city}`],
    [{ service: 'Call 0900 123 now', location: place.value }, `A request, ${place.label}`],
    [{ service: 'buy-now-at-evil', location: 'win a prize' }, 'A request'],
    [{ service: work.value, location: 'win a prize' }, work.label],
    [{ assessmentTypes: ['structural', 'win a prize'] }, 'A request'],
    [{ topic: areaEntries[0]?.label }, `${areaEntries[0]?.label}`],
    [{ topic: 'win a prize' }, 'A request'],
    [{ service: work.value, address: '1 High St, WIN A PRIZE' }, work.label],
  ])('has only words of the site’s lists, of %o', (data, words) => {
    expect(titleOf(data)).toBe(`New lead: ${words} (Hero Section Contact), R-1`);
  });
  test('names what the firm has taken off the site, under which it is counted', () => {
    const counted = { service: 'Roof repairs', area: 'Quarry Flats' };
    const words = (data: Record<string, unknown>) => titleOf(data, counted);
    expect(words({ service: 'Roof repairs', location: 'Quarry Flats' })).toContain(
      ': Roof repairs, Quarry Flats (',
    );
    expect(words({ topic: 'Roofs', address: '1 High St, Blockstone' })).toContain(
      ': Roof repairs, Quarry Flats (',
    );
    // What is on a list is said as the visitor has read it, and what nobody has said not at all.
    expect(words({ service: work.value, location: place.value })).toContain(
      `: ${work.label}, ${place.label} (`,
    );
    expect(words({ service: 'Roof repairs' })).toContain(': Roof repairs (');
  });
});

test('a line is one line, and not endless', () => {
  expect(oneLine('a\r\nb\u2028c\u0000d\u202ee')).toBe('a b c d e');
  expect(oneLine('😀'.repeat(80))).toBe(`${'😀'.repeat(59)}…`);
});

describe('quiet hours', () => {
  const at = (clock: string) => firmTime(`2026-06-15T${clock}`).getTime();
  const night = { from: '21:00', to: '07:00' };
  test.each([
    ['20:59:59', null],
    ['21:00:30', '2026-06-16T07:00:00'],
    ['06:59:59', '2026-06-15T07:00:00'],
    ['07:00:00', null],
    ['12:00:00', null],
  ])('from nine to seven by the firm’s clock at %s end at %s', (clock, until) => {
    expect(quietUntil(night, at(clock))).toBe(until === null ? null : firmTime(until).getTime());
  });
  test('are none while none are set', () => {
    expect(quietUntil(null, at('23:00:00'))).toBeNull();
    expect(quietUntil({ from: '07:00', to: '07:00' }, at('07:00:00'))).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { fragmentOf, waitingWithoutScript, waitingWords } from '#content/waiting.ts';
import type { Prospect } from '#contract/waiting.ts';

/** A Thursday, at noon here. */
const THURSDAY = new Date(2026, 11, 3, 12).getTime();

const open = { sends: 'when-open', erasedAfter: null, isClearable: false, daysAway: 0 } as const;
const forgetful = { ...open, erasedAfter: THURSDAY } as const;

const MAY_CLOSE = /close th|site closed|automatically/;
const MAY_FORGET = /may forget it after Thursday,? 3 December, unless this site is opened before\./;

const all = (prospect: Prospect) => Object.values(waitingWords(prospect)).join(' ');

describe('what is said of a request that waits', () => {
  test('that it goes by itself is said where the browser has promised it only', () => {
    expect(all({ sends: 'by-itself' })).toMatch(MAY_CLOSE);
    for (const prospect of [{ sends: 'unknown' }, open, forgetful] as const) {
      expect(all(prospect)).not.toMatch(MAY_CLOSE);
    }
  });

  test('elsewhere that it goes when the site is opened again', () => {
    const { toast, confirmation } = waitingWords(open);
    expect(toast).toMatch(/is sent when you open this site again/);
    expect(confirmation).toMatch(/is sent when you open this site again/);
  });

  test('from which day on the phone may forget it, on every screen but at Send', () => {
    const { toast, confirmation, withoutPage, note } = waitingWords(forgetful);
    for (const sentence of [toast, confirmation, withoutPage, note]) {
      expect(sentence).toMatch(MAY_FORGET);
    }
    expect(all(open)).not.toMatch(/forget|clear it/);
  });

  test('that the browser may clear it, and how long nobody was here', () => {
    const { note } = waitingWords({ ...open, isClearable: true, daysAway: 5 });
    expect(note).toMatch(/may also clear it when it runs out of space\. .*5 days ago\.$/);
  });

  test('of an iPhone by its name', () => {
    expect(waitingWords(open, true).note).toMatch(/^On an iPhone/);
  });
});

test.each([
  [{ sends: 'by-itself' }, 'saved'],
  [{ sends: 'unknown' }, 'saved-here'],
  [open, 'saved-here'],
  [forgetful, 'saved-for-days'],
] satisfies [Prospect, keyof typeof waitingWithoutScript][])(
  'without script %j is said by the fragment %s',
  (prospect, fragment) => {
    expect(fragmentOf(prospect)).toBe(fragment);
    expect(waitingWithoutScript[fragment]).not.toBe('');
  },
);

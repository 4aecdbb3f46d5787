import { describe, expect, test } from 'vitest';
import { isGood, passedWhenTriedAgain, playUpTo } from '../../../../scripts/faults/outcome.ts';
import type { Result } from '../../../faults/record.ts';
import { result } from './result.ts';

describe('a run is good', () => {
  test('when everything arrived once', () => expect(isGood(result())).toBe(true));

  test.each([
    { lost: 1 },
    { repeats: 1 },
    { late: 1 },
    { problems: ['page error: x is not a function'] },
  ])('but not with %o', (changes) => expect(isGood(result(changes))).toBe(false));
});

describe('a run', () => {
  const slow = result({ timedOut: true, problems: ['locator.fill: Timeout 60000ms exceeded.'] });

  /** Plays runs that end like this, one after the other; the outcome, and how many were played. */
  async function played(tries: number, ...runs: readonly Result[]) {
    let count = 0;
    const outcome = await playUpTo(tries, async () => runs[count++] ?? result());
    return { outcome, count };
  }

  test('in which a step of the driver timed out is played once more, and named if it passes', async () => {
    const { outcome, count } = await played(2, slow);
    expect({ count, good: isGood(outcome) }).toEqual({ count: 2, good: true });
    expect(passedWhenTriedAgain([result(), outcome])).toEqual([
      'Passed when tried again: server down, seed 1, chromium (first try: locator.fill: Timeout 60000ms exceeded.)',
    ]);
  });

  test('that times out both times has failed', async () => {
    const { outcome, count } = await played(2, slow, slow);
    expect({ count, good: isGood(outcome) }).toEqual({ count: 2, good: false });
    expect(passedWhenTriedAgain([outcome])).toEqual([]);
  });

  test.each([{ lost: 1 }, { repeats: 1 }, { late: 1 }])(
    'whose second try shows %o has failed',
    async (changes) => {
      const { outcome, count } = await played(2, slow, result(changes));
      expect({ count, good: isGood(outcome) }).toEqual({ count: 2, good: false });
    },
  );

  test.each([
    { lost: 1 },
    { repeats: 1 },
    { late: 1 },
    { problems: ['the page says that it is saved'] },
    { ...slow, repeats: 1 },
    { ...slow, problems: [...slow.problems, 'page error: x is not a function'] },
  ])('with %o has failed at once: a finding gets no second try', async (changes) => {
    const { outcome, count } = await played(2, result(changes));
    expect({ count, good: isGood(outcome) }).toEqual({ count: 1, good: false });
  });

  test('is played once where only one try is allowed', async () => {
    expect((await played(1, slow)).count).toBe(1);
  });
});

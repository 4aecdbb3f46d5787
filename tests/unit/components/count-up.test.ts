import { describe, expect, it } from 'vitest';
import { COUNT_MS, countAt } from '#components/CountUp.tsx';

describe('a counter', () => {
  it('runs for two seconds', () => {
    expect(COUNT_MS).toBe(2000);
  });

  it('starts at nothing, also before its turn has come', () => {
    expect(countAt(-200, 800)).toBe(0);
    expect(countAt(0, 800)).toBe(0);
  });

  it('ends at its number and stays there', () => {
    expect(countAt(COUNT_MS, 800)).toBe(800);
    expect(countAt(COUNT_MS + 1, 800)).toBe(800);
  });

  it('never runs backwards', () => {
    const values = Array.from({ length: 201 }, (_, step) => countAt(step * 10, 150));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
});

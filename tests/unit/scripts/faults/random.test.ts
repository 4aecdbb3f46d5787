import { expect, test } from 'vitest';
import { seeded } from '../../../faults/random.ts';

const CHOICES = ['a', 'b', 'c', 'd'] as const;

function choicesOf(name: string, seed: number): unknown[] {
  const random = seeded(name, seed);
  return [
    ...Array.from({ length: 20 }, () => random.between(1, 6)),
    ...Array.from({ length: 20 }, () => random.pick(CHOICES)),
    random.shuffled(CHOICES),
  ];
}

test('a seed repeats every choice of its run', () => {
  expect(choicesOf('server down', 7)).toEqual(choicesOf('server down', 7));
});

test('another seed, or the same of another fault, chooses otherwise', () => {
  expect(choicesOf('server down', 8)).not.toEqual(choicesOf('server down', 7));
  expect(choicesOf('no answer at all', 7)).not.toEqual(choicesOf('server down', 7));
});

test('every choice comes, none outside', () => {
  const random = seeded('server down', 1);
  const numbers = new Set(Array.from({ length: 500 }, () => random.between(1, 6)));
  expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const picked = new Set(Array.from({ length: 500 }, () => random.pick(CHOICES)));
  expect([...picked].sort()).toEqual([...CHOICES]);
  expect(random.shuffled(CHOICES).sort()).toEqual([...CHOICES]);
});

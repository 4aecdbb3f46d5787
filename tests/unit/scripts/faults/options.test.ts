import { expect, test } from 'vitest';
import { readOptions } from '../../../../scripts/faults/options.ts';

test('by itself every engine is run, Chromium with four times as many seeds', () => {
  const { engines, seedsOf, subjects } = readOptions([]);
  expect(engines).toEqual(['chromium', 'firefox', 'webkit']);
  expect(engines.map((engine) => seedsOf(engine).length)).toEqual([20, 5, 5]);
  expect(subjects).toEqual(['ours']);
});

test('one seed of one fault can be run again', () => {
  const { faults, seedsOf } = readOptions(['--fault=server down', '--seed=7']);
  expect(faults).toEqual(['server down']);
  expect(seedsOf('chromium')).toEqual([7]);
});

test('the quick run is a few seeds in Chromium', () => {
  const { engines, seedsOf } = readOptions(['--quick']);
  expect(engines).toEqual(['chromium']);
  expect(seedsOf('chromium')).toHaveLength(2);
});

test('beside the other sites there are three', () => {
  expect(readOptions(['--peers']).subjects).toEqual(['ours', 'workbox', 'tanstack']);
});

test.each([
  [['--fault=rain'], /unknown fault 'rain'/],
  [['--engines=lynx'], /expected .*, got 'lynx'/],
  [['--seeds=none'], /--seeds: expected a number/],
  [['--seed=0'], /--seed: expected a number/],
])('%o is refused with what was wrong', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

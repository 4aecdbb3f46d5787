import { describe, expect, test } from 'vitest';
import { faultTable, isGood, peerTable } from '../../../../scripts/faults/table.ts';
import type { Result } from '../../../faults/record.ts';

function result({ job, ...changes }: Partial<Result> = {}): Result {
  return {
    job: { fault: 'server down', seed: 1, engine: 'chromium', subject: 'ours', ...job },
    sent: 2,
    received: 2,
    repeats: 0,
    copies: 0,
    lost: 0,
    late: 0,
    deliveryMs: [0, 300],
    choices: [],
    problems: [],
    tookMs: 5_000,
    ...changes,
  };
}

function rowOf(table: string, start: string): string[] {
  const row = table.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? '';
  return row.split('|').map((cell) => cell.trim());
}

describe('a run is good', () => {
  test('when everything arrived once', () => expect(isGood(result())).toBe(true));

  test.each([
    { lost: 1 },
    { repeats: 1 },
    { late: 1 },
    { problems: ['page error: x is not a function'] },
  ])('but not with %o', (changes) => expect(isGood(result(changes))).toBe(false));
});

test('a row of the table adds up the runs of a fault in an engine', () => {
  const table = faultTable(
    [result(), result({ sent: 3, received: 2, lost: 1, deliveryMs: [100, 900] })],
    'ours',
  );
  expect(rowOf(table, 'server down').slice(1, -1)).toEqual([
    'server down',
    'Chromium',
    '2',
    '5',
    '4',
    '0',
    '1',
    '0',
    '0',
    '0.2 s',
    '0.9 s',
  ]);
});

test('the sites stand beside each other, each with what it lost or had taken twice', () => {
  const other = (subject: 'workbox' | 'tanstack') => ({
    job: { ...result().job, subject },
  });
  const table = peerTable([
    result(),
    result({ ...other('workbox'), received: 1, lost: 1 }),
    result({ ...other('tanstack'), copies: 2 }),
  ]);
  expect(rowOf(table, 'server down').slice(1, -1)).toEqual([
    'server down',
    '2 of 2',
    '1 of 2, **1 lost**',
    '2 of 2, 2 taken twice',
  ]);
});

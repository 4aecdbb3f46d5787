import { expect, test } from 'vitest';
import { faultTable, peerTable } from '../../../../scripts/faults/table.ts';
import { result } from './result.ts';

function rowOf(table: string, start: string): string[] {
  const row = table.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? '';
  return row.split('|').map((cell) => cell.trim());
}

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

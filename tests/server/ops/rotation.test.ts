import { expect, test } from 'vitest';
import { backupName, begunAt, outdatedBackups } from '#server/ops/backup/rotation.ts';

const DAY = 86_400_000;
/** A Wednesday. */
const LAST = Date.parse('2026-11-25T03:00:00Z');

/** Days before the last backup of those that are kept. */
function keptOf(names: readonly string[]): number[] {
  const outdated = outdatedBackups(names);
  return names
    .filter((name) => !outdated.includes(name))
    .map((name) => Math.round((LAST - (begunAt(name) ?? 0)) / DAY))
    .sort((left, right) => left - right);
}

test('of two years of nightly backups, 7 daily, 5 weekly and 12 monthly ones are kept', () => {
  const names = Array.from({ length: 730 }, (_, day) => backupName(LAST - day * DAY, false));
  expect(keptOf(names)).toEqual([
    // Seven days; three of the weeks end among them or at their Sundays.
    0, 1, 2, 3, 4, 5, 6, 10, 17, 24,
    // The last day of October and of the months before it.
    25, 56, 86, 117, 148, 178, 209, 239, 270, 298, 329,
  ]);
});

test('of an earlier day only the newest is kept, whether it is encrypted or not', () => {
  const names = [
    backupName(LAST - 2 * DAY - 1000, false),
    backupName(LAST - 2 * DAY, true),
    backupName(LAST - 2 * DAY - 2000, true),
    backupName(LAST, true),
  ];
  expect(outdatedBackups(names)).toEqual([names[0], names[2]]);
});

test('all backups of the last 24 hours are kept', () => {
  const names = Array.from({ length: 50 }, (_, index) => backupName(LAST - index * 60_000, false));
  expect(outdatedBackups(names)).toEqual([]);
});

test('a pause of months removes nothing that is the newest of its time', () => {
  const names = [0, 100, 200].map((day) => backupName(LAST - day * DAY, false));
  expect(outdatedBackups(names)).toEqual([]);
});

test('files with other names are left alone', () => {
  const names = ['notes.txt', 'ashlar-2026-11-25.sqlite', '.working-x', backupName(LAST, false)];
  expect(outdatedBackups([...names, ...names])).toEqual([]);
});

import { expect, test } from 'vitest';
import fc from 'fast-check';
import { readRow, ROW_VERSION } from '#outbox/core/record.ts';
import { rowWith } from '../../../support/submission.ts';

/** A row as version 1 wrote it. */
function versionOne(): Record<string, unknown> {
  const { revision: _revision, settledAt: _settledAt, notify: _notify, ...row } = rowWith();
  return { ...row, attempts: 2, schemaVersion: 1 };
}

test('a row of this version comes out as it went in', () => {
  const row = rowWith();
  expect(readRow(row)).toEqual(row);
});

test('a row of version 1 is brought up to date and loses nothing', () => {
  const old = versionOne();
  expect(readRow(old)).toEqual({
    ...old,
    revision: 1,
    settledAt: null,
    notify: false,
    schemaVersion: ROW_VERSION,
  });
});

test('a row of the future is not guessed at', () => {
  expect(readRow({ ...rowWith(), schemaVersion: ROW_VERSION + 1 })).toBeNull();
});

test.each([0, -1, 1.5, '2', null, undefined])('version %j does not exist', (schemaVersion) => {
  expect(readRow({ ...rowWith(), schemaVersion })).toBeNull();
});

test.each([
  ['state', 'lost'],
  ['envelope', 7],
  ['destination', { kind: 'post' }],
  ['attempts', -1],
  ['id', 'x'],
  ['nextAttemptAt', 'soon'],
  ['formType', 'newsletter'],
])('a row with a spoilt %s is not believed', (key, value) => {
  expect(readRow({ ...rowWith(), [key]: value })).toBeNull();
  expect(readRow({ ...versionOne(), [key]: value })).toBeNull();
});

test('any value is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readRow(value)).toBeNull();
    }),
  );
});

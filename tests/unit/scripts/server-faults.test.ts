import { expect, test } from 'vitest';
import { createDurableFiles } from '../../../scripts/faults/server/durable-files.ts';
import { createLedger } from '../../../scripts/faults/server/ledger.ts';

const write = (path: string, text: string) =>
  ({ kind: 'write', path, at: 0, bytes: Buffer.from(text) }) as const;

test('what was not synced is not on the disk when the power goes', () => {
  const files = createDurableFiles();
  files.change(write('a', 'one'));
  files.sync('a');
  files.change(write('a', 'two'));
  expect(files.least().get('a')?.toString()).toBe('one');
  files.sync('a');
  expect(files.least().get('a')?.toString()).toBe('two');
});

test('a file that was removed is gone from the disk with the next sync of any file', () => {
  const files = createDurableFiles();
  files.change(write('journal', 'old'));
  files.sync('journal');
  files.remove('journal');
  expect([...files.least().keys()]).toEqual(['journal']);
  files.sync('database');
  expect([...files.least().keys()]).toEqual(['database']);
});

test('a lead that is under way is sent by nobody else, and again when it got no receipt', () => {
  const ledger = createLedger();
  const [first, second] = [ledger.next(), ledger.next()];
  expect(second.id).not.toBe(first.id);
  ledger.giveBack(first);
  expect(ledger.next()).toBe(first);
  ledger.acknowledge(first.id, 'A');
  ledger.giveBack(first);
  expect(ledger.next().id).not.toBe(first.id);
  expect(ledger.hasUnanswered()).toBe(true);
});

import { expect, test, vi } from 'vitest';
import { runQuietly } from '../../../scripts/run.ts';

const program = (text: string) => [process.execPath, '-e', text] as const;

test('a long step shows one line that grows, and returns what its programs wrote', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const output = await runQuietly(
    'Installing',
    [program("console.error('no route'); process.exit(1)"), program("console.log('unpacked')")],
    {},
    1,
  );
  expect(write.mock.calls.join('')).toMatch(/^Installing \.{4,}\n$/);
  expect(output).toContain('no route\n');
  expect(output).toMatch(/unpacked\n$/);
});

test('a program that is not there ends the step and its line', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await expect(runQuietly('Installing', [['no-such-program']])).rejects.toThrow('ENOENT');
  expect(write.mock.calls.join('')).toBe('Installing ...\n');
});

import { expect, it } from 'vitest';
import { dieOnce } from './die-once.ts';

it('is done, in a process that dies once', () => {
  dieOnce();
  expect(process.env['DIED_ONCE']).toBeDefined();
});

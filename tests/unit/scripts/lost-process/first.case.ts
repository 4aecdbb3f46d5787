import { expect, it } from 'vitest';
import { dieWhenTold } from './die.ts';

it('is done, in a process that may die', () => {
  dieWhenTold('first');
  expect(process.env['DEATHS_FOLDER']).toBeDefined();
});

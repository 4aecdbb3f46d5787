import { expect, it } from 'vitest';
import { fieldErrorsOf } from '#features/enquiry/engine/field-errors.ts';

const refusal = (path: string) => ({
  kind: 'http' as const,
  status: 422,
  at: 0,
  fields: [{ path, message: 'Please enter a valid email address' }],
});

it('what the receiver says of a field goes to the field of that name', () => {
  expect([...fieldErrorsOf(refusal('envelope.data.email'), ['phone', 'email'])]).toEqual([
    ['email', 'Please enter a valid email address'],
  ]);
});

it('what the receiver says of anything else goes to no field', () => {
  expect(fieldErrorsOf(refusal('envelope.data.userAgent'), ['phone', 'email']).size).toBe(0);
  expect(fieldErrorsOf(null, ['phone']).size).toBe(0);
});

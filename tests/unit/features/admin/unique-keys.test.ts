import { expect, test } from 'vitest';
import { uniqueKeys } from '#features/admin/shared/unique-keys.ts';

test('two of the same moment have keys of their own, which stay when another is added', () => {
  const keys = uniqueKeys(['10:00', '10:00', '10:01']);
  expect(new Set(keys).size).toBe(3);
  expect(uniqueKeys(['10:00', '10:00', '10:01', '10:01']).slice(0, 3)).toEqual(keys);
});

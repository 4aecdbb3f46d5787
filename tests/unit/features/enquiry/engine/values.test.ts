import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from '#contract/zod.ts';
import { newSubmissionId } from '#features/enquiry/engine/values.ts';

const uuid = z.uuid();

it('a submission id is a random UUID', () => {
  expect(uuid.safeParse(newSubmissionId()).success).toBe(true);
  expect(newSubmissionId()).not.toBe(newSubmissionId());
});

it('a submission id is a random UUID on an insecure origin too', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const ids = Array.from({ length: 50 }, newSubmissionId);
  expect(ids.filter((id) => !uuid.safeParse(id).success)).toEqual([]);
  expect(ids.map((id) => id[14])).toEqual(ids.map(() => '4'));
  expect(new Set(ids).size).toBe(50);
});

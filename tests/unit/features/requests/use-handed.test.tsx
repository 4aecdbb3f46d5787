// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useHanded } from '#features/requests/use-handed.ts';
import { rowWith } from '../../../support/submission.ts';

afterEach(cleanup);

test('what is handed over is made again for a correction, and not for each attempt of the queue', async () => {
  const row = rowWith({ state: 'pending', envelope: '{"revision":1}' });
  const make = vi.fn(async ({ envelope }: { envelope: string | null }) => envelope);
  const { result, rerender } = renderHook((shown) => useHanded(shown, make), { initialProps: row });
  await vi.waitFor(() => expect(result.current).toBe('{"revision":1}'));
  rerender({ ...row, attempts: 3, state: 'sending' });
  rerender({ ...row, attempts: 4 });
  expect(make).toHaveBeenCalledTimes(1);
  rerender({ ...row, envelope: '{"revision":2}' });
  await vi.waitFor(() => expect(result.current).toBe('{"revision":2}'));
  expect(make).toHaveBeenCalledTimes(2);
});

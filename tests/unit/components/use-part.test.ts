// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePart } from '#components/use-part.ts';

const Sign = () => null;

function open(load: () => Promise<typeof Sign>, first: number | null) {
  const { result, rerender } = renderHook(({ occasion }) => usePart(load, occasion), {
    initialProps: { occasion: first },
  });
  return { result, occur: (occasion: number | null) => rerender({ occasion }) };
}

test('a part is fetched with the first occasion, once', async () => {
  const load = vi.fn(() => Promise.resolve(Sign));
  const { result, occur } = open(load, null);
  expect(load).not.toHaveBeenCalled();
  occur(1);
  await vi.waitFor(() => expect(result.current.Part).toBe(Sign));
  occur(2);
  expect(load).toHaveBeenCalledOnce();
});

test('a part that can not be had is left out until another occasion brings it', async () => {
  const load = vi.fn(() => Promise.resolve(Sign)).mockRejectedValueOnce(new TypeError('no line'));
  const { result, occur } = open(load, 1);
  await Promise.resolve();
  expect(result.current.Part).toBeNull();
  expect(load).toHaveBeenCalledOnce();
  occur(2);
  await vi.waitFor(() => expect(result.current.Part).toBe(Sign));
});

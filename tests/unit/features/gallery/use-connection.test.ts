// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useConnection } from '#features/gallery/use-connection.ts';

it('a picture asks for the connection alone: to read the width lays out the page', () => {
  const width = vi.spyOn(window, 'innerWidth', 'get');
  const { result, rerender } = renderHook(useConnection);
  rerender();
  expect(result.current).toBe('fast');
  expect(width).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { skipToken, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpressed, watchPresses } from '#features/admin/api/press.ts';
import { queryClient, replaceData } from '#features/admin/api/queries.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchPresses();
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Whether what was loaded has been handed on. */
function loading() {
  const state = { isThere: false };
  void unpressed(Promise.resolve()).then(() => (state.isThere = true));
  return state;
}

const elapsed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const happens = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));
const move = (what: MouseEventInit) =>
  document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, ...what }));

test('what was loaded is there at once while nothing is pressed', async () => {
  const loaded = loading();
  await elapsed(0);
  expect(loaded.isThere).toBe(true);
});

for (const name of ['pointerup', 'pointercancel']) {
  test(`what is loaded during a press waits until ${name}, and for the tap that follows`, async () => {
    happens('pointerdown');
    const loaded = loading();
    await elapsed(60_000);
    expect(loaded.isThere).toBe(false);
    happens(name);
    await elapsed(50);
    expect(loaded.isThere).toBe(false);
    await elapsed(50);
    expect(loaded.isThere).toBe(true);
  });
}

test('a press whose end was not heard is over with the first movement without a button', async () => {
  happens('pointerdown');
  const loaded = loading();
  move({ buttons: 1 });
  await elapsed(1_000);
  expect(loaded.isThere).toBe(false);
  move({ buttons: 0 });
  await elapsed(50);
  move({ buttons: 0 });
  await elapsed(50);
  expect(loaded.isThere).toBe(true);
});

test('a field that loses the focus to what is pressed does not end the press', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  happens('pointerdown');
  field.blur();
  const loaded = loading();
  await elapsed(1_000);
  expect(loaded.isThere).toBe(false);
});

test('a second press within the time of a tap goes on being one', async () => {
  happens('pointerdown');
  happens('pointerup');
  happens('pointerdown');
  const loaded = loading();
  await elapsed(1_000);
  expect(loaded.isThere).toBe(false);
});

test('what arrived right before a press is shown after it', async () => {
  const queryKey = ['pressed'];
  const { result } = renderHook(() => useQuery({ queryKey, queryFn: skipToken }, queryClient));
  replaceData(queryKey, 'new');
  happens('pointerdown');
  await act(() => elapsed(1_000));
  expect(result.current.data).toBeUndefined();
  happens('pointerup');
  await act(() => elapsed(100));
  expect(result.current.data).toBe('new');
});

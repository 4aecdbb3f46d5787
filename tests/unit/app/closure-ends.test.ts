// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showClosures } from '#app/boot/closures.ts';
import { hideEndedClosures } from '#app/closure-ends.ts';

const page = document.documentElement;
const times = '1000-3000 2000-4000';

function openWith(closures: string) {
  showClosures(page, closures);
  hideEndedClosures(page, closures);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(2500);
});

afterEach(() => {
  vi.useRealTimers();
  delete page.dataset['closures'];
});

it('hides each closure at its end in a page that is left open', () => {
  openWith(times);
  expect(page.dataset['closures']).toBe('0 1');
  vi.advanceTimersByTime(500);
  expect(page.dataset['closures']).toBe('1');
  vi.advanceTimersByTime(1000);
  expect(page.dataset['closures']).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('hides what has ended in a page whose timers stood still, once it is seen again', () => {
  openWith(times);
  vi.setSystemTime(3500);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.dataset['closures']).toBe('1');
});

it('waits for an end that is further away than a timer reaches', () => {
  const day = 86_400_000;
  openWith(`1000-${40 * day}`);
  vi.advanceTimersByTime(39 * day);
  expect(page.dataset['closures']).toBe('0');
  vi.advanceTimersByTime(day);
  expect(page.dataset['closures']).toBeUndefined();
});

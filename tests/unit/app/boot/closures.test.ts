// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showClosures } from '#app/boot/closures.ts';

const page = document.documentElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete page.dataset['closures'];
});

it.each([
  [100, undefined],
  [101, '0'],
  [250, '0 1'],
  [300, '1'],
  [400, undefined],
])('at %d the page shows closures %s', (now, shown) => {
  vi.setSystemTime(now);
  showClosures(page, '100-300 200-400');
  expect(page.dataset['closures']).toBe(shown);
});

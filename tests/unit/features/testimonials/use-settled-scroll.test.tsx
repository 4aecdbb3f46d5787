// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettledScroll } from '#features/testimonials/use-settled-scroll.ts';

const onSettled = vi.fn<(page: number) => void>();

function Scroller() {
  const { handlers, byScript } = useSettledScroll(onSettled);
  return (
    <>
      <div data-testid="scroller" {...handlers} />
      <button type="button" onClick={byScript}>
        Next
      </button>
    </>
  );
}

/** The scroller, half way to its fourth page, each page 100 px wide. */
function halfWay(): HTMLElement {
  render(<Scroller />);
  const scroller = screen.getByTestId('scroller');
  Object.defineProperty(scroller, 'clientWidth', { value: 100 });
  scroller.scrollLeft = 260;
  return scroller;
}

beforeEach(() => {
  vi.useFakeTimers();
  onSettled.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('where a hand has left the scroller is told once it is still', () => {
  const scroller = halfWay();
  fireEvent.pointerDown(scroller);
  fireEvent.scroll(scroller);
  expect(onSettled).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onSettled.mock.calls).toEqual([[3]]);
});

test('what the script scrolls is not told, though it stands still half way', () => {
  const scroller = halfWay();
  fireEvent.click(screen.getByText('Next'));
  fireEvent.scroll(scroller);
  vi.runAllTimers();
  expect(onSettled).not.toHaveBeenCalled();
});

test('a press after a hand’s scroll is not taken back by where the hand was', () => {
  const scroller = halfWay();
  fireEvent.pointerDown(scroller);
  fireEvent.scroll(scroller);
  fireEvent.click(screen.getByText('Next'));
  vi.runAllTimers();
  expect(onSettled).not.toHaveBeenCalled();
});

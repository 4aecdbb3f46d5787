// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testimonialsText } from '#content/home/testimonials.ts';
import { testimonials } from '#content/testimonials.ts';
import { Testimonials } from '#features/testimonials/Testimonials.tsx';
import { theme } from '#theme/theme.ts';

/** What jsdom lacks: media queries, intersections and scrolling. */
function browserWith({ reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: reducedMotion, media: '' }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
}

function open() {
  render(
    <ThemeProvider theme={theme}>
      <Testimonials />
    </ThemeProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () =>
  testimonials.findIndex(
    ({ name }) =>
      screen.queryByRole('button', { name: testimonialsText.dot(name), current: true }) !== null,
  );

describe('the reviews', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    browserWith();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('move on every five seconds, and from the last to the first', () => {
    open();
    pass(4999);
    expect(shown()).toBe(0);
    pass(1);
    expect(shown()).toBe(1);
    pass(5 * testimonialsText.intervalMs);
    expect(shown()).toBe(0);
  });

  it('go forward and back by hand, around both ends', () => {
    open();
    press(testimonialsText.previous);
    expect(shown()).toBe(testimonials.length - 1);
    press(testimonialsText.next);
    expect(shown()).toBe(0);
  });

  it('go to the review whose dot is pressed', () => {
    open();
    press(testimonialsText.dot(testimonials.at(1)?.name ?? ''));
    expect(shown()).toBe(1);
  });

  it('stand still once paused, and move again afterwards', () => {
    open();
    press(testimonialsText.pause);
    pass(20_000);
    expect(shown()).toBe(0);
    press(testimonialsText.play);
    pass(testimonialsText.intervalMs);
    expect(shown()).toBe(1);
  });

  it('wait while the pointer is on them', () => {
    open();
    const list = screen.getByRole('list');
    fireEvent.pointerEnter(list.parentElement ?? list);
    pass(20_000);
    expect(shown()).toBe(0);
    fireEvent.pointerLeave(list.parentElement ?? list);
    pass(testimonialsText.intervalMs);
    expect(shown()).toBe(1);
  });

  it('wait while the focus is in them', () => {
    open();
    act(() => screen.getByRole('button', { name: testimonialsText.next }).focus());
    pass(20_000);
    expect(shown()).toBe(0);
  });

  it('do not move by themselves under reduced motion', () => {
    browserWith({ reducedMotion: true });
    open();
    pass(20_000);
    expect(shown()).toBe(0);
  });

  it('are all there to be read, with their stars in words', () => {
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(testimonials.length);
    for (const { rating } of testimonials) {
      const alike = testimonials.filter((one) => one.rating === rating);
      expect(screen.getAllByText(`${rating} out of 5 stars`)).toHaveLength(alike.length);
    }
  });
});

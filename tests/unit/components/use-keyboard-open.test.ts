// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useKeyboardOpen } from '#components/use-keyboard-open.ts';

class Viewport extends EventTarget {
  width = 390;
  height = 780;
  scale = 1;
  become(width: number, height: number) {
    this.width = width;
    this.height = height;
    act(() => {
      this.dispatchEvent(new Event('resize'));
    });
  }
}

let viewport = new Viewport();
const field = () => document.body.appendChild(document.createElement('input'));

beforeEach(() => {
  viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the on-screen keyboard', () => {
  it('counts as open when the viewport shrinks under a field that is being filled in', () => {
    const { result } = renderHook(useKeyboardOpen);
    act(() => field().focus());
    expect(result.current).toBe(false);
    viewport.become(390, 450);
    expect(result.current).toBe(true);
    viewport.become(390, 780);
    expect(result.current).toBe(false);
  });

  it('is not mistaken for the browser bar that comes back', () => {
    const { result } = renderHook(useKeyboardOpen);
    act(() => field().focus());
    viewport.become(390, 700);
    expect(result.current).toBe(false);
  });

  it('is not mistaken for a phone that was turned', () => {
    const { result } = renderHook(useKeyboardOpen);
    act(() => field().focus());
    viewport.become(780, 390);
    expect(result.current).toBe(false);
  });

  it('does not count while nothing is being filled in', () => {
    const { result } = renderHook(useKeyboardOpen);
    viewport.become(390, 450);
    expect(result.current).toBe(false);
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction, onNextTry } from '../../../../src/app/boot/triggers.ts';

beforeEach(() => {
  document.body.innerHTML = '<button>One</button>';
});

describe('the first interaction', () => {
  it.each([
    'pointerover',
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ])('is %s, once', (name) => {
    const tell = vi.fn();
    onFirstInteraction(tell);
    expect(tell).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(tell).toHaveBeenCalledOnce();
  });

  it('is nothing that a page does by itself', () => {
    const tell = vi.fn();
    onFirstInteraction(tell);
    for (const name of ['load', 'resize', 'pageshow']) dispatchEvent(new Event(name));
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('the next try', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('comes with the network, at once', () => {
    const tell = vi.fn();
    onNextTry(tell);
    dispatchEvent(new Event('online'));
    expect(tell).toHaveBeenCalledOnce();
  });

  it('comes with a touch or a key, after a pause', () => {
    const tell = vi.fn();
    onNextTry(tell);
    dispatchEvent(new Event('pointerdown'));
    expect(tell).not.toHaveBeenCalled();
    vi.runAllTimers();
    dispatchEvent(new Event('pointerdown'));
    expect(tell).toHaveBeenCalledOnce();
  });
});

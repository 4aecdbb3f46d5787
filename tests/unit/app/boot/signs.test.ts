// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onNextTry, onPerson } from '../../../../src/app/boot/signs.ts';

beforeEach(() => {
  document.body.innerHTML = '<button>One</button>';
});

describe('a person', () => {
  it.each([
    'pointerover',
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ])('is told by %s, once', (name) => {
    const tell = vi.fn();
    onPerson(tell);
    expect(tell).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(tell).toHaveBeenCalledOnce();
  });

  it('is not told by what a page does by itself', () => {
    const tell = vi.fn();
    onPerson(tell);
    for (const name of ['load', 'resize', 'pageshow']) dispatchEvent(new Event(name));
    expect(tell).not.toHaveBeenCalled();
  });

  it('who has moved the focus already is not missed', () => {
    document.querySelector('button')?.focus();
    const tell = vi.fn();
    onPerson(tell);
    expect(tell).toHaveBeenCalledOnce();
  });
});

describe('the next try', () => {
  it('comes with the network or the visitor, after a pause', () => {
    vi.useFakeTimers();
    const tell = vi.fn();
    onNextTry(tell);
    dispatchEvent(new Event('online'));
    expect(tell).not.toHaveBeenCalled();
    vi.runAllTimers();
    dispatchEvent(new Event('online'));
    expect(tell).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announcement } from '#components/announce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('an announcement', () => {
  it('is removed after three seconds', () => {
    announce('Back at the top');
    vi.advanceTimersByTime(2999);
    expect(announcement.get()).toBe('Back at the top');
    vi.advanceTimersByTime(1);
    expect(announcement.get()).toBe('');
  });

  it('stays its own three seconds when it replaces another', () => {
    announce('first');
    vi.advanceTimersByTime(2000);
    announce('second');
    vi.advanceTimersByTime(2000);
    expect(announcement.get()).toBe('second');
  });

  it('tells who listens, until they stop', () => {
    const heard: string[] = [];
    const stop = announcement.subscribe(() => heard.push(announcement.get()));
    announce('now');
    stop();
    announce('later');
    expect(heard).toEqual(['now']);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { mayHaveWaiting, noteWaiting } from '#outbox/core/page-memory.ts';
import { memoryStorage } from '../memory-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page that never queued anything has nothing waiting', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  expect(mayHaveWaiting()).toBe(false);
});

test('what is noted is remembered until it is taken back', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  noteWaiting(true);
  noteWaiting(true);
  expect(mayHaveWaiting()).toBe(true);
  noteWaiting(false);
  expect(mayHaveWaiting()).toBe(false);
});

test('without local storage (a worker, or refused) something may always wait', () => {
  vi.stubGlobal('localStorage', undefined);
  noteWaiting(false);
  expect(mayHaveWaiting()).toBe(true);
});

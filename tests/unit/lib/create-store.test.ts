import { describe, expect, test, vi } from 'vitest';
import { createListeners, createStore } from '#lib/create-store.ts';

describe('a store', () => {
  test('holds the last value, and tells of every change until it is left', () => {
    const store = createStore('a');
    const heard: string[] = [];
    const stop = store.subscribe(() => heard.push(store.get()));
    store.set('b');
    store.set('c');
    stop();
    store.set('d');
    expect(heard).toEqual(['b', 'c']);
    expect(store.get()).toBe('d');
  });

  test('says nothing when the value is the one that it has', () => {
    const store = createStore(Number.NaN);
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    store.set(Number.NaN);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('listeners', () => {
  test('are told each, the same function once for every time that it was added', () => {
    const listeners = createListeners();
    const heard = vi.fn<() => void>();
    const stopFirst = listeners.add(heard);
    const stopSecond = listeners.add(heard);
    listeners.notify();
    expect(heard).toHaveBeenCalledTimes(2);
    stopFirst();
    listeners.notify();
    expect(heard).toHaveBeenCalledTimes(3);
    stopSecond();
    expect(listeners.isEmpty()).toBe(true);
  });

  test('may stop while they are being told', () => {
    const listeners = createListeners();
    const heard: string[] = [];
    const stop = listeners.add(() => {
      heard.push('first');
      stop();
    });
    listeners.add(() => heard.push('second'));
    listeners.notify();
    listeners.notify();
    expect(heard).toEqual(['first', 'second', 'second']);
  });
});

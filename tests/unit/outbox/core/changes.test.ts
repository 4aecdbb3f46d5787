import { expect, test, vi } from 'vitest';
import { announceChange, onChange } from '#outbox/core/changes.ts';

test('every listener of this page hears a change, until it stops listening', () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const stopFirst = onChange(first);
  const stopSecond = onChange(second);
  announceChange();
  stopFirst();
  announceChange();
  stopSecond();
  announceChange();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('another tab hears the change, and its change is heard here', async () => {
  const otherTab = new BroadcastChannel('lead-outbox');
  const heardThere = new Promise<string>((resolve) => {
    otherTab.addEventListener('message', () => resolve('there'), { once: true });
  });
  announceChange();
  expect(await heardThere).toBe('there');
  const heardHere = new Promise<string>((resolve) => {
    const stop = onChange(() => {
      stop();
      resolve('here');
    });
  });
  otherTab.postMessage('changed');
  expect(await heardHere).toBe('here');
  otherTab.close();
});

test('where BroadcastChannel is missing this page still hears', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.resetModules();
  const fresh = await import('#outbox/core/changes.ts');
  const heard = vi.fn<() => void>();
  fresh.onChange(heard);
  fresh.announceChange();
  expect(heard).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

import { expect, test } from 'vitest';
import { createToastQueue, durationOf } from '#components/toast/toast-queue.ts';
import type { QueuedToast, ToastSystem } from '#components/toast/toasts.tsx';

/** A screen that notes what it shows; a toast sent away leaves it when `leave` is called. */
function openScreen() {
  const titles = new Map<number, string>();
  const closing = new Set<number>();
  const queue = createToastQueue({
    show: (key, { message }) => titles.set(key, message.title),
    close: (key) => closing.add(key),
  });
  const keyOf = (title: string) => {
    for (const [key, shown] of titles) if (shown === title) return key;
    throw new Error(`${title} is not shown`);
  };
  return {
    add: queue.add,
    shown: () => [...titles.values()],
    leavingNow: () => [...closing].map((key) => titles.get(key)),
    /** The toast's time is over, or the visitor sends it away. */
    dismiss: (title: string) => queue.leaving(keyOf(title)),
    leave: (title: string) => {
      const key = keyOf(title);
      titles.delete(key);
      closing.delete(key);
      queue.gone(key);
    },
  };
}

const toast = (title: string, system: ToastSystem = 'corner'): QueuedToast => ({
  system,
  message: { variant: 'info', title },
});

const withAction = (title: string, system: ToastSystem = 'corner'): QueuedToast => ({
  system,
  message: { variant: 'error', title, action: { label: 'Retry', onPress: () => undefined } },
});

test('one dialog toast is shown at a time: it leaves for the next, which follows', () => {
  const screen = openScreen();
  screen.add(toast('first', 'dialog'));
  screen.add(toast('second', 'dialog'));
  expect(screen.shown()).toEqual(['first']);
  expect(screen.leavingNow()).toEqual(['first']);
  screen.leave('first');
  expect(screen.shown()).toEqual(['second']);
});

test('of corner toasts the fourth sends the oldest away', () => {
  const screen = openScreen();
  for (const title of ['1', '2', '3', '4']) screen.add(toast(title));
  expect(screen.shown()).toEqual(['1', '2', '3']);
  expect(screen.leavingNow()).toEqual(['1']);
  screen.leave('1');
  expect(screen.shown()).toEqual(['2', '3', '4']);
  expect(screen.leavingNow()).toEqual([]);
});

test('toasts that wait follow one after another', () => {
  const screen = openScreen();
  for (const title of ['1', '2', '3', '4', '5']) screen.add(toast(title));
  screen.leave('1');
  expect(screen.leavingNow()).toEqual(['2']);
  screen.leave('2');
  expect(screen.shown()).toEqual(['3', '4', '5']);
});

test('a toast that is leaving already makes room for the next, and no other has to go', () => {
  const screen = openScreen();
  for (const title of ['1', '2', '3']) screen.add(toast(title));
  screen.dismiss('2');
  screen.add(toast('4'));
  expect(screen.leavingNow()).toEqual([]);
  screen.leave('2');
  expect(screen.shown()).toEqual(['1', '3', '4']);
});

test('a toast with an action is sent away by none: what comes waits until it has gone', () => {
  const screen = openScreen();
  screen.add(withAction('retry', 'dialog'));
  screen.add(toast('thanks', 'dialog'));
  expect(screen.shown()).toEqual(['retry']);
  expect(screen.leavingNow()).toEqual([]);
  screen.leave('retry');
  expect(screen.shown()).toEqual(['thanks']);
});

test('where one of three has an action, the oldest without one leaves', () => {
  const screen = openScreen();
  screen.add(withAction('undo'));
  for (const title of ['2', '3', '4']) screen.add(toast(title));
  expect(screen.leavingNow()).toEqual(['2']);
});

test('dialog and corner toasts do not hold each other up', () => {
  const screen = openScreen();
  screen.add(withAction('retry', 'dialog'));
  for (const title of ['1', '2', '3']) screen.add(toast(title));
  expect(screen.shown()).toEqual(['retry', '1', '2', '3']);
  expect(screen.leavingNow()).toEqual([]);
});

test('a toast that offers something stays longer than one that only tells', () => {
  expect(durationOf(toast('told'))).toBe(4000);
  expect(durationOf(toast('told', 'dialog'))).toBe(5000);
  expect(durationOf(withAction('offered'))).toBe(10_000);
  expect(durationOf(withAction('offered', 'dialog'))).toBe(10_000);
});

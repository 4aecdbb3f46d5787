import type { QueuedToast, ToastSystem } from './toasts.ts';

/**
 * What the two systems of toasts differ in: how many are shown at once, for how long in ms, and how
 * far in px a swipe must go to send one away.
 */
export const toastRules = {
  dialog: { most: 1, durationMs: 5000, swipePx: 50 },
  corner: { most: 3, durationMs: 4000, swipePx: 20 },
} as const;

/** How long a toast with a button stays, in ms: four seconds are over before a glove has found it. */
const ACTION_MS = 10_000;

/** How long a toast is shown, in ms (WCAG 2.2, 2.2.1: time enough to press what it offers). */
export const durationOf = ({ system, message }: QueuedToast): number =>
  message.action ? ACTION_MS : toastRules[system].durationMs;

/** How many toasts both systems show together at the most. */
export const MOST_TOASTS = toastRules.dialog.most + toastRules.corner.most;

type Shown = { key: number; system: ToastSystem; hasAction: boolean; leaving: boolean };

/** What draws the toasts. */
export type ToastScreen = {
  readonly show: (key: number, toast: QueuedToast) => void;
  readonly close: (key: number) => void;
};

/**
 * The one queue behind all toasts. When its system shows as many as it may, a toast sends the oldest
 * away and follows once that has left the screen. One with an action is sent away by none: it has
 * its whole time, and whatever comes waits.
 */
export function createToastQueue(screen: ToastScreen) {
  let lastKey = 0;
  let shown: readonly Shown[] = [];
  const waiting: Record<ToastSystem, QueuedToast[]> = { dialog: [], corner: [] };

  const show = (toast: QueuedToast) => {
    lastKey += 1;
    const hasAction = toast.message.action !== undefined;
    shown = [...shown, { key: lastKey, system: toast.system, hasAction, leaving: false }];
    screen.show(lastKey, toast);
  };

  const makeRoom = (own: readonly Shown[]) => {
    if (own.some(({ leaving }) => leaving)) return;
    const oldest = own.find(({ hasAction }) => !hasAction);
    if (!oldest) return;
    oldest.leaving = true;
    screen.close(oldest.key);
  };

  const settle = (system: ToastSystem) => {
    const own = shown.filter((toast) => toast.system === system);
    if (own.length >= toastRules[system].most) {
      if (waiting[system].length > 0) makeRoom(own);
      return;
    }
    const next = waiting[system].shift();
    if (!next) return;
    show(next);
    settle(system);
  };

  return {
    add: (toast: QueuedToast) => {
      waiting[toast.system].push(toast);
      settle(toast.system);
    },
    /** It is on its way out, by its time, a press or a swipe. */
    leaving: (key: number) => {
      for (const toast of shown) if (toast.key === key) toast.leaving = true;
    },
    /** It has left the screen. */
    gone: (key: number) => {
      const toast = shown.find((each) => each.key === key);
      shown = shown.filter((each) => each !== toast);
      if (toast) settle(toast.system);
    },
  };
}

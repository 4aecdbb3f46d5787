import type { QueuedToast, ToastSystem } from './toasts.tsx';

/** Of each system: how many toasts are shown at once, for how long, and the swipe that dismisses one (docs/behaviour.md). */
export const toastRules = {
  dialog: { most: 1, durationMs: 5000, swipePx: 50 },
  corner: { most: 3, durationMs: 4000, swipePx: 20 },
} as const;

/** Duration of a toast with a button, in ms: four seconds are too short for a gloved hand. */
const ACTION_MS = 10_000;

/** How long a toast is shown, in ms (WCAG 2.2, 2.2.1: enough time to press its button). */
export const durationOf = ({ system, message }: QueuedToast): number =>
  message.action ? ACTION_MS : toastRules[system].durationMs;

export const MOST_TOASTS = toastRules.dialog.most + toastRules.corner.most;

type Shown = { key: number; system: ToastSystem; hasAction: boolean; leaving: boolean };

type ToastScreen = {
  readonly show: (key: number, toast: QueuedToast) => void;
  readonly close: (key: number) => void;
};

/**
 * The queue of all toasts. When a system is full, a new toast closes its oldest and is shown once that
 * has left the screen. A toast with an action keeps its full time, and new ones wait.
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
    /** A toast has started to close: timed out, dismissed or swiped away. */
    leaving: (key: number) => {
      for (const toast of shown) if (toast.key === key) toast.leaving = true;
    },
    /** A toast has left the screen. */
    gone: (key: number) => {
      const toast = shown.find((each) => each.key === key);
      shown = shown.filter((each) => each !== toast);
      if (toast) settle(toast.system);
    },
  };
}

import { createStore } from '#lib/create-store.ts';

/**
 * 'fine' as far as is known · 'lost': there is no network · 'unreachable': there is one, and requests
 * do not get through · 'back': there is a network again · 'answering': requests get through again.
 */
export type NetworkState = 'fine' | 'lost' | 'unreachable' | 'back' | 'answering';

/** How long the return is told before it goes by itself, in milliseconds. */
export const BACK_MS = 4_000;
/** First wait before a lost network is tried again, in milliseconds; doubles up to the cap. */
export const PROBE_BASE_MS = 5_000;
export const PROBE_CAP_MS = 60_000;

/** Whether nothing gets through, for whatever reason. */
export const isCut = (state: NetworkState): boolean => state === 'lost' || state === 'unreachable';

type Options = {
  /** One small request; true when any answer came back. */
  readonly probe: () => Promise<boolean>;
  /** Whether the browser believes that it has a network. */
  readonly hasNetwork: () => boolean;
  /** Whether anybody is looking: a hidden page asks nothing. */
  readonly isVisible: () => boolean;
  readonly onBack: () => void;
};

/**
 * Says whether the network carries anything, by what requests do. As long as nothing gives rise to
 * doubt nothing is asked; after a doubt one small request decides; while the host can't be reached it
 * is asked again at growing intervals. That there is no network the browser says itself, and when there
 * is one again.
 */
export function networkWatch({ probe, hasNetwork, isVisible, onBack }: Options) {
  const state = createStore<NetworkState>('fine');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | null = null;
  let misses = 0;

  const lost = (): void => {
    clearTimeout(timer);
    if (!hasNetwork()) {
      state.set('lost');
      return;
    }
    const wait = Math.min(PROBE_CAP_MS, PROBE_BASE_MS * 2 ** misses);
    misses += 1;
    // A hidden page waits for the doubt that becoming visible raises.
    timer = setTimeout(() => isVisible() && void doubt(), wait);
    state.set('unreachable');
  };

  /** A request has been answered. */
  const reached = (): void => {
    misses = 0;
    if (!isCut(state.get())) return;
    clearTimeout(timer);
    timer = setTimeout(() => state.set('fine'), BACK_MS);
    state.set(state.get() === 'lost' ? 'back' : 'answering');
    onBack();
  };

  /**
   * Something failed, or the browser hints so: asks. Calls during a question share its answer. Without
   * a network there is nothing to ask: every question would be one more failure in the console.
   */
  const doubt = async (): Promise<void> => {
    if (!hasNetwork()) {
      lost();
      return;
    }
    asking ??= probe()
      .then((answered) => (answered ? reached() : lost()))
      .finally(() => {
        asking = null;
      });
    await asking;
  };

  return {
    doubt,
    reached,
    state: state.get,
    subscribe: state.subscribe,
    stop: () => clearTimeout(timer),
  };
}

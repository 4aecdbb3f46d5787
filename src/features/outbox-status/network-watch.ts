/** 'fine' as far as is known · 'lost': requests do not get through · 'back': they do again. */
export type NetworkState = 'fine' | 'lost' | 'back';

/** How long 'back' is told before it goes by itself, in milliseconds. */
export const BACK_MS = 4_000;
/** First wait before a lost network is tried again, in milliseconds; doubles up to the cap. */
export const PROBE_BASE_MS = 5_000;
export const PROBE_CAP_MS = 60_000;

type Options = {
  /** One small request; true when any answer came back. */
  readonly probe: () => Promise<boolean>;
  /** Whether anybody is looking: a hidden page asks nothing. */
  readonly isVisible: () => boolean;
  readonly onBack: () => void;
};

/**
 * Says whether the network carries anything, by what requests do. As long as nothing gives rise to
 * doubt nothing is asked; after a doubt one small request decides; while the network is lost it is
 * asked again at growing intervals.
 */
export function networkWatch({ probe, isVisible, onBack }: Options) {
  let state: NetworkState = 'fine';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | null = null;
  let misses = 0;
  const subscribers = new Set<() => void>();

  const change = (next: NetworkState): void => {
    if (next === state) return;
    state = next;
    for (const subscriber of subscribers) subscriber();
  };

  const lost = (): void => {
    const wait = Math.min(PROBE_CAP_MS, PROBE_BASE_MS * 2 ** misses);
    misses += 1;
    clearTimeout(timer);
    // A hidden page waits for the doubt that becoming visible raises.
    timer = setTimeout(() => isVisible() && void doubt(), wait);
    change('lost');
  };

  /** A request has been answered. */
  const reached = (): void => {
    misses = 0;
    if (state !== 'lost') return;
    clearTimeout(timer);
    timer = setTimeout(() => change('fine'), BACK_MS);
    change('back');
    onBack();
  };

  /** Something failed, or the browser hints so: asks. Calls during a question share its answer. */
  const doubt = (): Promise<void> => {
    asking ??= probe()
      .then((answered) => (answered ? reached() : lost()))
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  return {
    doubt,
    reached,
    state: () => state,
    subscribe: (subscriber: () => void) => {
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
      };
    },
    stop: () => clearTimeout(timer),
  };
}

/** How long to wait for more calls, in milliseconds. */
const DELAY_MS = 100;
const INTERVAL_MS = 1_000;

/** Runs `work` shortly after `schedule`, once for a burst of calls and at most once per `intervalMs`. */
export function throttle(work: () => void, intervalMs = INTERVAL_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -Infinity;

  function run(): void {
    timer = undefined;
    lastAt = performance.now();
    work();
  }

  return {
    schedule(): void {
      timer ??= setTimeout(run, Math.max(DELAY_MS, lastAt + intervalMs - performance.now()));
    },
    /** Runs after the delay, even within the interval. */
    hurry(): void {
      clearTimeout(timer);
      timer = setTimeout(run, DELAY_MS);
    },
    /** Drops what is scheduled; the next call does not wait for the interval. */
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
      lastAt = -Infinity;
    },
  };
}

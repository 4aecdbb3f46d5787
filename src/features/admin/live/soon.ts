/** What belongs together comes within this time, in milliseconds. */
const TOGETHER_MS = 100;
/** And of a burst no more is asked than this often. */
const APART_MS = 1_000;

/**
 * Does something a little after it is wanted, once for all that want it together, and no more often
 * than `apartMs`.
 */
export function createSoon(work: () => void, apartMs = APART_MS) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -Infinity;

  function run(): void {
    timer = undefined;
    lastAt = performance.now();
    work();
  }

  return {
    soon(): void {
      timer ??= setTimeout(run, Math.max(TOGETHER_MS, lastAt + apartMs - performance.now()));
    },
    /** Not any more; what is wanted next is done at once. */
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
      lastAt = -Infinity;
    },
  };
}

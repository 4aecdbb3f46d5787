import type { FastifyBaseLogger } from 'fastify';

/** Delay before the next look after the queue could not be read. */
const PAUSE_MS = 30_000;
/** Longest time between two looks, even without a wake-up. */
const SLOW_POLL_MS = 60_000;

type Pump = {
  /** Starts what is due and returns when to look again (milliseconds since 1970). */
  look: (isRunning: () => boolean) => Promise<number>;
  now: () => number;
  log: FastifyBaseLogger;
  /** Log message when the queue cannot be read. */
  complaint: string;
};

/** Looks at a queue when woken, when something is due, and at least once a minute. */
export function createPump({ look, now, log, complaint }: Pump) {
  let running = false;
  let looking: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    if (!running) return;
    // Something added during the current look may have been missed.
    again = looking !== null;
    looking ??= guardedLook().finally(() => {
      looking = null;
      if (again) wake();
    });
  }

  async function guardedLook(): Promise<void> {
    try {
      wakeIn((await look(() => running)) - now());
    } catch (error) {
      log.error(error, complaint);
      wakeIn(PAUSE_MS);
    }
  }

  function wakeIn(delay: number): void {
    timer = setTimeout(wake, Math.min(Math.max(0, delay), SLOW_POLL_MS));
    timer.unref();
  }

  return {
    /** Starts, including what an earlier run left in the queue. */
    start(): void {
      running = true;
      wake();
    },
    wake,
    /** Starts nothing new; resolves once no look is in progress. */
    async stop(): Promise<void> {
      running = false;
      clearTimeout(timer);
      await looking;
    },
  };
}

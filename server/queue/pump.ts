import type { FastifyBaseLogger } from 'fastify';

/** A queue that could not be read is looked at again after this long. */
const PAUSE_MS = 30_000;
/** So often a queue is looked at, though nobody has said that something waits. */
const SLOW_POLL_MS = 60_000;

type Pump = {
  /** Begins what is due and says when to look again (milliseconds since 1970). */
  look: (isRunning: () => boolean) => Promise<number>;
  now: () => number;
  log: FastifyBaseLogger;
  /** What the log says when the queue could not be read. */
  complaint: string;
};

/** Looks at a queue when it is told to, when something is due, and once a minute at least. */
export function createPump({ look, now, log, complaint }: Pump) {
  let running = false;
  let looking: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    if (!running) return;
    // What came while the queue was being read may have been missed.
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
    /** Begins, with whatever an earlier run left waiting. */
    start(): void {
      running = true;
      wake();
    },
    wake,
    /** Begins nothing new; resolves once nothing is being begun. */
    async stop(): Promise<void> {
      running = false;
      clearTimeout(timer);
      await looking;
    },
  };
}

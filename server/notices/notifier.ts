import type { FastifyBaseLogger } from 'fastify';
import type { NoticeChannel } from '#contract/admin/notices.ts';
import { createPump } from '../queue/pump.ts';
import { untilRecorded } from '../queue/until-recorded.ts';
import type { DueNotice, NoticeOutcome, NoticeStore } from '../store/notices.ts';

/** How long deliveries in progress may take when the server stops. */
const LAST_MS = 5_000;
/** How often to check whether another server still holds a due notification. */
const TAKE_OVER_MS = 5_000;

/** Outcome of one attempt by a channel. */
export type ChannelOutcome =
  | { kind: 'sent' }
  | { kind: 'failed'; failure: string }
  | { kind: 'refused'; failure: string };

/** A channel for notifications. Never throws for a failure that a retry could fix. */
export type Channel = {
  name: NoticeChannel;
  deliver: (notice: DueNotice) => Promise<ChannelOutcome>;
  /** For recipients other than the owner, to whom quiet hours do not apply. */
  atAnyHour?: boolean;
};

type Options = {
  notices: NoticeStore;
  channels: readonly Channel[];
  /** End of the current quiet hours (milliseconds since 1970); null outside of them. */
  quietUntil: (now: number) => Promise<number | null>;
  now: () => number;
  /** Called with the outcome of each attempt, for the metrics. */
  noteOutcome?: (channel: NoticeChannel, outcome: NoticeOutcome['kind']) => void;
  log: FastifyBaseLogger;
};

/** Sends queued notifications, one at a time on each channel. */
export function createNotifier({ notices, channels, quietUntil, now, noteOutcome, log }: Options) {
  const inFlight = new Map<Channel, Promise<void>>();
  const stopping = new AbortController();
  const pump = createPump({
    look,
    now,
    log,
    complaint: 'Could not read the notification queue. Retrying in 30 seconds.',
  });

  async function look(isRunning: () => boolean): Promise<number> {
    const quiet = await quietUntil(now());
    let wakeAt = quiet ?? Infinity;
    for (const channel of channels) {
      if (quiet !== null && channel.atAnyHour !== true) continue;
      if (!isRunning() || inFlight.has(channel)) continue;
      const due = await nextDue(channel);
      if (due === null) continue;
      const notice = due <= now() ? await notices.claim(channel.name, now()) : null;
      if (notice !== null) start(channel, notice);
      // A due notification that cannot be claimed is another server's, which may die.
      else wakeAt = Math.min(wakeAt, due > now() ? due : now() + TAKE_OVER_MS);
    }
    return wakeAt;
  }

  /** When the next notification is due; null if none is waiting. */
  async function nextDue({ name }: Channel): Promise<number | null> {
    const due = await notices.earliestDue(name);
    if (due === null || due <= now()) return due;
    const clock = { now: now(), longestMs: LONGEST_PAUSE_MS };
    return (await notices.endFalseWaits(name, clock)) ? clock.now : due;
  }

  function start(channel: Channel, notice: DueNotice): void {
    const attempt = tell(channel, notice)
      .catch((error: unknown) =>
        log.error(error, 'Could not complete a notification. It may be sent again.'),
      )
      .finally(() => {
        inFlight.delete(channel);
        pump.wake();
      });
    inFlight.set(channel, attempt);
  }

  async function tell(channel: Channel, notice: DueNotice): Promise<void> {
    const triedAt = now();
    const sent = await channel.deliver(notice).catch((error: unknown): ChannelOutcome => {
      log.error(error, 'Could not send a notification.');
      return { kind: 'failed', failure: 'internal' };
    });
    const attempts = notice.attempts + 1;
    const outcome = outcomeOf(sent, attempts, now());
    await untilRecorded(() => notices.settle(notice.id, triedAt, outcome), {
      log,
      signal: stopping.signal,
      complaint: 'Could not record a notification. Retrying.',
    });
    noteOutcome?.(channel.name, outcome.kind);
    const told = { lead: notice.lead_id, channel: channel.name, attempts };
    // The reason is the mail server's or push service's code, never its text, which may contain
    // names.
    if (outcome.kind === 'sent') log.info(told, 'Notification sent.');
    else
      log.warn(
        { ...told, outcome: outcome.kind, reason: outcome.failure },
        'Notification not sent.',
      );
  }

  return {
    /** Starts, including what an earlier run left in the queue. */
    start: pump.start,
    /** A notification was added, or recipients have changed. */
    wake: pump.wake,
    /** Starts nothing new and lets deliveries in progress finish. */
    async stop(): Promise<void> {
      await pump.stop();
      const cut = setTimeout(() => stopping.abort(), LAST_MS);
      await Promise.race([Promise.allSettled(inFlight.values()), aborted(stopping.signal)]);
      clearTimeout(cut);
      stopping.abort();
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function outcomeOf(sent: ChannelOutcome, attempts: number, now: number): NoticeOutcome {
  if (sent.kind === 'sent') return sent;
  const { failure } = sent;
  const pause = sent.kind === 'refused' ? null : pauseAfter(attempts);
  return pause === null
    ? { kind: 'failed', failure }
    : { kind: 'retry', failure, retryAt: now + pause };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOURLY_ATTEMPTS = 48;

const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE];

/** Longest pause between two attempts, in milliseconds. */
export const LONGEST_PAUSE_MS = HOUR;

/**
 * Milliseconds until the next attempt: 1, 5 and 15 minutes, then hourly for two days. Null when it
 * is given up.
 */
export function pauseAfter(attempts: number): number | null {
  if (attempts > PAUSES.length + HOURLY_ATTEMPTS) return null;
  return PAUSES[attempts - 1] ?? HOUR;
}

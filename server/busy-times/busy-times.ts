import type { FastifyBaseLogger } from 'fastify';
import type { BusyCalendar, BusyTime } from '#contract/admin/lead-facts.ts';
import { z } from '#contract/zod.ts';
import type { Config } from '../config.ts';
import { fetchText } from '../forwarding/fetch-text.ts';
import type { Resolve } from '../forwarding/send.ts';
import type { SettingStore } from '../store/settings.ts';
import { readCalendar, UnreadableCalendar } from './read-calendar.ts';
import { busySpan, type BusySpan } from './spans.ts';

/** The address is a secret: whoever has it reads the calendar. */
const ADDRESS = 'busy_calendar';
const STATE = 'busy_calendar_state';
const SPANS = 'busy_calendar_spans';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVERY_MS = 15 * MINUTE;
const LOOK_MS = MINUTE;
const MOST_BYTES = 4 * 2 ** 20;
const FETCH_MS = 20_000;
const COMING_DAYS = 400;

const stateSchema = z.object({
  /** When a server last began to read it, so that one of several does. */
  triedAt: z.number(),
  readAt: z.nullable(z.number()),
  /** The last attempt's failure; null if it succeeded. */
  failed: z.nullable(z.object({ at: z.number(), error: z.string() })),
});

type State = z.infer<typeof stateSchema>;

const unread: State = { triedAt: 0, readAt: null, failed: null };

type Settings = Pick<SettingStore, 'set'>;

type Services = {
  config: Pick<Config, 'extraProviders'>;
  settings: SettingStore;
  resolve: Resolve;
  now: () => number;
  log: FastifyBaseLogger;
};

export type BusyTimes = ReturnType<typeof createBusyTimes>;

/** Times at which the owner is busy, read every 15 minutes from the address of their calendar. */
export function createBusyTimes({ config, settings, resolve, now, log }: Services) {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const address = async (): Promise<string> => (await settings.get(ADDRESS)) ?? '';

  async function state(): Promise<State> {
    const saved = await settings.get(STATE);
    return saved === null ? unread : stateSchema.parse(JSON.parse(saved));
  }

  async function spans(): Promise<BusySpan[]> {
    const saved = await settings.get(SPANS);
    return saved === null ? [] : z.array(busySpan).parse(JSON.parse(saved));
  }

  /** Fetches and reads the calendar once; what was read before stays if that fails. */
  async function read(url: string): Promise<void> {
    const at = now();
    const outcome = await spansAt(url, at);
    // Another address was entered, or this one removed, in the meantime.
    if ((await address()) !== url) return;
    if (typeof outcome === 'string') {
      log.warn({ reason: outcome }, 'Could not read the calendar with the busy times.');
      const { readAt } = await state();
      return note({ triedAt: at, readAt, failed: { at, error: outcome } });
    }
    await settings.set(SPANS, JSON.stringify(outcome));
    await note({ triedAt: at, readAt: at, failed: null });
  }

  /** The busy times, or why there are none. */
  async function spansAt(url: string, at: number): Promise<BusySpan[] | string> {
    const fetched = await fetchText({
      url,
      trustedOrigins: config.extraProviders,
      mostBytes: MOST_BYTES,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(FETCH_MS)]),
      resolve,
    });
    if (fetched.kind === 'failure') return fetched.error;
    try {
      const task = { file: fetched.text, from: at - DAY, to: at + COMING_DAYS * DAY };
      return (await readCalendar(task)) ?? 'not_a_calendar';
    } catch (error) {
      if (error instanceof UnreadableCalendar) return 'unreadable';
      throw error;
    }
  }

  const note = (after: State): Promise<void> => settings.set(STATE, JSON.stringify(after));

  /** Reads the calendar if it is time, and no other server has begun to. */
  async function look(): Promise<void> {
    const url = await address();
    if (url === '') return;
    const before = await settings.getOrMake(STATE, () => JSON.stringify(unread));
    const known = stateSchema.parse(JSON.parse(before));
    const age = now() - known.triedAt;
    // A time in the future was noted before the clock was set back.
    if (age >= 0 && age < EVERY_MS) return;
    const claim = JSON.stringify({ ...known, triedAt: now() } satisfies State);
    if (await settings.replace(STATE, before, claim)) await read(url);
  }

  async function guardedLook(): Promise<void> {
    try {
      await look();
    } catch (error) {
      log.error(error, 'Could not read the busy times. Trying again within 15 minutes.');
    }
  }

  return {
    look,
    /** What the owner sees of it. */
    async status(): Promise<BusyCalendar> {
      const url = await address();
      if (url === '') return { address: null, readAt: null, count: 0, failed: null };
      const { readAt, failed } = await state();
      return {
        address: shortened(url),
        readAt: readAt === null ? null : new Date(readAt).toISOString(),
        count: (await spans()).length,
        failed: failed && { at: new Date(failed.at).toISOString(), error: failed.error },
      };
    },
    /** Enters an address, to be read at once. */
    async enter(url: string, within: Settings): Promise<void> {
      await within.set(SPANS, '[]');
      await within.set(ADDRESS, url);
      await within.set(STATE, JSON.stringify({ ...unread, triedAt: now() } satisfies State));
    },
    async remove(within: Settings): Promise<void> {
      await within.set(ADDRESS, '');
      await within.set(SPANS, '[]');
      await within.set(STATE, JSON.stringify(unread));
    },
    /** Reads it again now. */
    async again(): Promise<void> {
      const url = await address();
      if (url !== '') await read(url);
    },
    /** Whether an address may be entered: https, or an origin that the operator has configured. */
    mayRead: (url: string): boolean =>
      url.startsWith('https://') || config.extraProviders.includes(new URL(url).origin),
    /** Busy times during a period (milliseconds since 1970). */
    async during(from: number, to: number): Promise<BusyTime[]> {
      return (await spans())
        .filter(({ start, end }) => start < to && end > from)
        .map(({ start, end, title }) => ({
          title,
          start: new Date(start).toISOString(),
          end: new Date(end).toISOString(),
        }));
    },
    start(): void {
      timer = setInterval(() => void guardedLook(), LOOK_MS);
      timer.unref();
      void guardedLook();
    },
    stop(): void {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

const SHOWN = 4;

/** The host and the end of an address: enough to recognise it, too little to use it. */
function shortened(url: string): string {
  const { host } = new URL(url);
  return `${host}/…${url.slice(-SHOWN)}`;
}

import type { FastifyBaseLogger } from 'fastify';
import { businessDay } from '#content/business-time.ts';
import {
  type DryRun,
  lastRunSchema,
  monthsSchema,
  type Outcome,
  outcomeNames,
  type Retention,
  type RetentionCounts,
  type RetentionMonths,
} from '#contract/admin/retention.ts';
import { z } from '#contract/zod.ts';
import type { Photos } from './photos/photos.ts';
import type { AuditRecord } from './store/audit.ts';
import type { SettingStore } from './store/settings.ts';
import type { Store } from './store/store.ts';

const KEY = 'retention';
/** The months that a dry run was last shown for. */
const SHOWN_KEY = 'retention_shown';
const RUN_KEY = 'retention_run';
const EVERY_MS = 3_600_000;
const BATCH = 50;

const savedSchema = z.nullable(monthsSchema);

type Services = {
  store: Store;
  photos: Pick<Photos, 'removeLead'>;
  now: () => number;
  log: FastifyBaseLogger;
};

export type RetentionRuns = ReturnType<typeof createRetention>;

/** Erases leads that are kept no longer, once a day whatever the number of servers; off at first. */
export function createRetention({ store, photos, now, log }: Services) {
  const { settings, retention, inbox, audit } = store;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  async function months(): Promise<RetentionMonths | null> {
    const saved = await settings.get(KEY);
    return saved === null ? null : savedSchema.parse(JSON.parse(saved));
  }

  async function lastRun(): Promise<Retention['lastRun']> {
    const saved = await settings.get(RUN_KEY);
    return saved === null || saved === UNCLAIMED ? null : lastRunSchema.parse(JSON.parse(saved));
  }

  /** Claims today for this server; false if another one has, or this one before. */
  async function claim(today: string): Promise<boolean> {
    const none = JSON.stringify({ day: today, counts: NOTHING });
    const before = await settings.getOrMake(RUN_KEY, () => UNCLAIMED);
    // Any other day: a clock that was ahead must not stop the runs of years.
    if (lastRunSchema.parse(JSON.parse(before)).day === today) return false;
    return settings.replace(RUN_KEY, before, none);
  }

  async function eraseAll(outcome: Outcome, since: number): Promise<number> {
    let erased = 0;
    for (;;) {
      const ids = isStopped ? [] : await retention.some({ outcome, since }, BATCH);
      for (const id of ids) {
        await inbox.erase(id, null);
        await photos.removeLead(id);
      }
      erased += ids.length;
      // Per batch: a server that is stopped has counted all but its last ones.
      if (ids.length > 0) await audit.add(entryOf(outcome, ids.length, now()));
      if (ids.length < BATCH) return erased;
    }
  }

  async function run(): Promise<void> {
    const kept = await months();
    const today = businessDay(now());
    if (kept === null || !(await claim(today))) return;
    const counts = { ...NOTHING };
    for (const outcome of outcomeNames) {
      counts[outcome] = await eraseAll(outcome, monthsBefore(now(), kept[outcome]));
    }
    await settings.set(RUN_KEY, JSON.stringify({ day: today, counts }));
  }

  function runGuarded(): void {
    running = run().catch((error: unknown) => {
      log.error(error, 'Could not erase leads that are kept no longer. Trying again tomorrow.');
    });
  }

  return {
    /** The setting and the last run. */
    state: async (): Promise<Retention> => ({ months: await months(), lastRun: await lastRun() }),
    /** Counts what a run with these months would erase now, and remembers that it was shown. */
    async dryRun(wanted: RetentionMonths): Promise<DryRun> {
      const counts = { ...NOTHING };
      for (const outcome of outcomeNames) {
        const since = monthsBefore(now(), wanted[outcome]);
        counts[outcome] = await retention.count({ outcome, since });
      }
      await settings.set(SHOWN_KEY, JSON.stringify(wanted));
      return { months: wanted, counts };
    },
    /** Switches it on with these months, or off; false unless a dry run was shown for them. */
    async change(
      wanted: RetentionMonths | null,
      within: Pick<SettingStore, 'get' | 'set'>,
    ): Promise<boolean> {
      if (wanted !== null && (await within.get(SHOWN_KEY)) !== JSON.stringify(wanted)) {
        return false;
      }
      await within.set(KEY, JSON.stringify(wanted));
      return true;
    },
    run,
    start(): void {
      runGuarded();
      timer = setInterval(runGuarded, EVERY_MS);
      timer.unref();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

const NOTHING: RetentionCounts = { unanswered: 0, lost: 0, won: 0 };
/** Before the first run: no day. */
const UNCLAIMED = JSON.stringify({ day: '1970-01-01', counts: NOTHING });

function entryOf(outcome: Outcome, leads: number, at: number): AuditRecord {
  const what = { kind: 'erasure', subject: `retention:${outcome}`, to: String(leads) } as const;
  return { at, actor: '', network: '', ...what };
}

/** The same time of day this many months earlier; milliseconds since 1970. */
export function monthsBefore(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

import type { FastifyBaseLogger } from 'fastify';
import { noticeWords } from '#content/admin/notices.ts';
import { leadForms } from '#content/admin/lead-forms.ts';
import { USUAL_BACKUP_DAYS, type FurtherNotice } from '#contract/admin/notices.ts';
import { z } from '#contract/zod.ts';
import type { SummaryRow } from '../store/lead-rows.ts';
import type { FormLeads } from '../store/overview.ts';
import type { Store } from '../store/store.ts';
import { businessDay } from '#content/business-time.ts';
import { businessMinutes, businessMoment } from '../business-time.ts';
import { inMegabytes, isNearlyFull } from './disk.ts';
import { tellOfLate } from './late.ts';
import { leadSummary, type Message } from './message.ts';
import type { NoticeRules } from './settings.ts';

const EVERY_MS = 5 * 60_000;
const STUCK_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Minutes after midnight by the firm's clock at which the daily summary is due. */
const SUMMARY_AT = 7 * 60;
const MOST_LISTED = 10;
const KEY = 'watch';

/** State of the last check, in the settings, so that nothing is sent twice. */
const seenSchema = z.object({
  /** The day of the last summary. */
  day: z.string(),
  /** How many leads of each form could not be forwarded. */
  undeliverable: z.record(z.string(), z.int()),
  /** Number of checks that found newly refused leads: the same count may recur on one day. */
  refusals: z.optional(z.int()),
  /** When the last known backup was made. */
  backedUpAt: z.optional(z.number()),
  /** When the server first checked; earlier releases did not record it. */
  since: z.optional(z.number()),
});

type Seen = z.infer<typeof seenSchema>;
type Topic = { topic: string; message: Message };

type Services = {
  store: Pick<Store, 'overview' | 'settings' | 'notices' | 'audit'>;
  rules: Pick<NoticeRules, 'settings' | 'whoWants' | 'namedRecipientsOf'>;
  /** Null if the server has no disk of its own. */
  freeBytes: () => Promise<number | null>;
  /** When the last recorded backup was made; null for none. */
  lastBackup: () => Promise<number | null>;
  /** Sends queued notifications at once. */
  wake: () => void;
  now: () => number;
  log: FastifyBaseLogger;
};

/**
 * Sends the owner notifications without a lead as cause: each morning the unanswered leads, and
 * alerts about problems. Several servers may check at once: each recipient gets a topic once.
 */
export function createWatch({ store, rules, freeBytes, lastBackup, wake, now, log }: Services) {
  const { overview } = store;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const seen = await seenBefore();
    const moment = now();
    const today = businessDay(moment);
    const isMorning = seen.day !== today && businessMinutes(moment) >= SUMMARY_AT;
    const refused = await overview.undeliverable();
    const newly = newlyRefused(refused, seen, moment);
    const backedUpAt = (await lastBackup()) ?? seen.backedUpAt;
    if (backedUpAt !== undefined && backedUpAt !== seen.backedUpAt) {
      await noteBackup(backedUpAt, moment);
    }
    const { since = moment } = seen;
    if (isMorning) await tell('summary', () => morning(today));
    await tell('alerts', async () => [
      ...(await stuck(moment, today)),
      ...newly,
      ...(await disk(today)),
      ...(backedUpAt === undefined
        ? noBackup(since, moment)
        : await overdueBackup(backedUpAt, moment)),
    ]);
    if (await tellOfLate({ store, rules }, moment)) wake();
    const { refusals = 0 } = seen;
    const after: Seen = {
      day: isMorning ? today : seen.day,
      undeliverable: Object.fromEntries(refused.map((one) => [one.form_type, one.leads])),
      refusals: newly.length > 0 ? refusals + 1 : refusals,
      ...(backedUpAt === undefined ? {} : { backedUpAt }),
      since,
    };
    if (JSON.stringify(after) !== JSON.stringify(seen)) {
      await store.settings.set(KEY, JSON.stringify(after));
    }
  }

  /** A backup is made by another program, which does not write to this server's database. */
  async function noteBackup(madeAt: number, at: number): Promise<void> {
    const to = new Date(madeAt).toISOString();
    await store.audit.addOnce({ at, actor: '', network: '', kind: 'backup', subject: '', to });
  }

  /** Queues the topics for the recipients who want them. */
  async function tell(what: FurtherNotice, topicsNow: () => Promise<Topic[]>): Promise<void> {
    const recipients = await rules.whoWants(what);
    if (recipients.length === 0) return;
    const topics = await topicsNow();
    for (const { topic, message } of topics) {
      await store.notices.addMessage({
        topic,
        message: JSON.stringify(message),
        recipients,
        at: now(),
      });
    }
    if (topics.length > 0) wake();
  }

  async function seenBefore(): Promise<Seen> {
    // No summary on the day of installation: nothing is old yet.
    const first: Seen = { day: businessDay(now()), undeliverable: {}, since: now() };
    const text = await store.settings.getOrMake(KEY, () => JSON.stringify(first));
    return seenSchema.parse(JSON.parse(text));
  }

  async function morning(today: string): Promise<Topic[]> {
    const { total, oldest } = await overview.unanswered(MOST_LISTED);
    const due = await overview.due(today);
    if (total + due.total === 0) return [];
    const words = noticeWords.morning;
    const parts = [
      ...(total === 0 ? [] : [listed(words.unanswered, oldest, total)]),
      ...(due.total === 0 ? [] : [listed(words.due, due.oldest.slice(0, MOST_LISTED), due.total)]),
    ];
    const message = {
      title: words.title(total, due.total),
      text: parts.join('\n\n'),
      path: '/admin/leads',
    };
    return [{ topic: `summary:${today}`, message }];
  }

  async function stuck(moment: number, today: string): Promise<Topic[]> {
    const forms = await overview.stuckSince(moment - STUCK_MS);
    return forms.map(({ form_type: form, leads }) => ({
      topic: `stuck:${form}:${today}`,
      message: {
        ...noticeWords.alerts.stuck(leadForms[form].label, leads),
        path: '/admin/webhooks',
      },
    }));
  }

  async function disk(today: string): Promise<Topic[]> {
    const free = await freeBytes();
    if (free === null || !isNearlyFull(free)) return [];
    const message = { ...noticeWords.alerts.disk(inMegabytes(free)), path: '/admin' };
    return [{ topic: `disk:${today}`, message }];
  }

  async function overdueBackup(at: number, moment: number): Promise<Topic[]> {
    const { backupDays = USUAL_BACKUP_DAYS } = await rules.settings();
    if (moment - at <= backupDays * DAY_MS) return [];
    const last = businessMoment(new Date(at).toISOString());
    const message = { ...noticeWords.alerts.backup(last, backupDays), path: '/admin/notices' };
    return [{ topic: `backup:${businessDay(moment)}`, message }];
  }

  async function guardedLook(): Promise<void> {
    try {
      await look();
    } catch (error) {
      log.error(
        error,
        'Could not check for pending owner notifications. Checking again in 5 minutes.',
      );
    }
  }

  return {
    /** Checks now and queues what it finds. */
    look,
    /** Checks every five minutes. */
    start(): void {
      timer = setInterval(() => void guardedLook(), EVERY_MS);
      timer.unref();
    },
    stop: (): void => clearInterval(timer),
  };
}

/** From the second day on, once a day. */
function noBackup(since: number, moment: number): Topic[] {
  if (moment - since < DAY_MS) return [];
  const message = { ...noticeWords.alerts.noBackup, path: '/admin/notices' };
  return [{ topic: `no-backup:${businessDay(moment)}`, message }];
}

/** Forms with more refused leads than at the previous check. */
function newlyRefused(refused: readonly FormLeads[], seen: Seen, moment: number): Topic[] {
  return refused
    .filter(({ form_type: form, leads }) => leads > (seen.undeliverable[form] ?? 0))
    .map(({ form_type: form, leads }) => ({
      topic: `undeliverable:${form}:${leads}:${businessDay(moment)}:${seen.refusals ?? 0}`,
      message: {
        ...noticeWords.alerts.undeliverable(leadForms[form].label, leads),
        path: '/admin/leads',
      },
    }));
}

function listed(heading: string, rows: readonly SummaryRow[], total: number): string {
  const { line, more } = noticeWords.morning;
  return [
    heading,
    ...rows.map((row) => line(leadSummary(row), businessMoment(row.received_at))),
    ...(total > rows.length ? [more(total - rows.length)] : []),
  ].join('\n');
}

import type { Analytics } from '#contract/admin/analytics.ts';
import { leadFormTypes, type LeadFormType } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import { daysBetween } from '../../business-time.ts';
import type { Db } from '../engine.ts';
import { firstContactOf, funnelOf } from './funnel.ts';
import type { DaysQuery } from './protocol.ts';
import { quotesOf } from './quotes.ts';
import { rankedIn } from './ranked.ts';
import { sourcesOf } from './sources.ts';

const counter = z.pipe(
  z.string(),
  z.transform((text: string) => z.record(z.string(), z.int()).parse(JSON.parse(text))),
);
const dayRow = z.object({ period: z.string(), forms: counter });
const figuresRow = z.object({
  total: z.int(),
  spam: z.int(),
  known: z.int(),
  later: z.int(),
  delivered: z.int(),
  waiting: z.int(),
  undeliverable: z.int(),
  failed: z.int(),
  delays: counter,
});

type Figures = z.infer<typeof figuresRow>;
type Count = Exclude<keyof Figures, 'delays'>;

/** The owner's figures about the leads that first arrived in these days, from the roll-ups. */
export async function analyticsOf(db: Db, query: DaysQuery): Promise<Analytics> {
  const days = await daysOf(db, query);
  const periods = periodsOf(query.since, query.until);
  const figures = await figuresOf(db, periods);
  const sum = (count: Count) => figures.reduce((total, row) => total + row[count], 0);
  const [total, known, later] = [sum('total'), sum('known'), sum('later')];
  return {
    days,
    forms: formsOf(days),
    total,
    spam: sum('spam'),
    notFirstTry: { count: later, of: known, share: known === 0 ? 0 : later / known },
    delay: delayOf(figures),
    funnel: await funnelOf(db, periods),
    quotes: await quotesOf(db, query),
    sources: await sourcesOf(db, query),
    firstContact: await firstContactOf(db, periods),
    delivery: forwardingOf(total, sum),
  };
}

/** The forms of the site, and leads entered by hand if there are any. */
function formsOf(days: Analytics['days']): Analytics['forms'] {
  const countOf = (formType: LeadFormType) =>
    days.reduce((count, { byForm }) => count + (byForm[formType] ?? 0), 0);
  return leadFormTypes
    .map((formType) => ({ formType, count: countOf(formType) }))
    .filter(({ formType, count }) => formType !== 'by_hand' || count > 0);
}

async function daysOf(db: Db, { since, until }: DaysQuery): Promise<Analytics['days']> {
  const days = daysBetween(since, until);
  const found = await db
    .selectFrom('rollups')
    .select(['period', 'forms'])
    .where('period', 'in', days)
    .execute();
  const rows = z.array(dayRow).parse(found);
  return days.map((day) => {
    const ofDay = rows.filter(({ period }) => period === day).map(({ forms }) => forms);
    const counted = leadFormTypes.map((formType) => [formType, total(ofDay, formType)] as const);
    const byForm = counted.filter(([, count]) => count > 0);
    return {
      day,
      total: byForm.reduce((count, [, more]) => count + more, 0),
      byForm: Object.fromEntries(byForm),
    };
  });
}

async function figuresOf(db: Db, periods: readonly string[]): Promise<Figures[]> {
  const rows = await db
    .selectFrom('rollups')
    .select(['total', 'spam', 'known', 'later', 'delivered', 'waiting', 'undeliverable'])
    .select(['failed', 'delays'])
    .where('period', 'in', periods)
    .execute();
  return z.array(figuresRow).parse(rows);
}

/** Median and 95th percentile. */
function delayOf(figures: readonly Figures[]): Analytics['delay'] {
  const all = new Map<number, number>();
  for (const { delays } of figures) {
    for (const [delay, count] of Object.entries(delays)) {
      all.set(Number(delay), (all.get(Number(delay)) ?? 0) + count);
    }
  }
  const [medianMs, p95Ms] = rankedIn(all, [0.5, 0.95]);
  return medianMs === undefined || p95Ms === undefined ? null : { medianMs, p95Ms };
}

function forwardingOf(total: number, sum: (count: Count) => number): Analytics['delivery'] {
  const delivered = sum('delivered');
  const waiting = sum('waiting');
  const undeliverable = sum('undeliverable');
  const inboxOnly = total - delivered - waiting - undeliverable;
  return { delivered, waiting, undeliverable, inboxOnly, failedAttempts: sum('failed') };
}

function total(counters: readonly Record<string, number>[], key: string): number {
  return counters.reduce((sum, counts) => sum + (counts[key] ?? 0), 0);
}

/**
 * The roll-ups that together cover the days from `since` to `until` (YYYY-MM-DD, inclusive): whole
 * months (YYYY-MM), and days where the first month is partial. The last month counts as whole,
 * since nothing arrives later than today.
 */
export function periodsOf(since: string, until: string): string[] {
  const firstMonth = since.slice(0, 7);
  const cut = since.endsWith('-01') ? null : firstMonth;
  const periods = daysBetween(since, until).map((day) =>
    day.startsWith(`${cut}-`) ? day : day.slice(0, 7),
  );
  return [...new Set(periods)];
}

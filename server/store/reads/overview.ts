import { sql } from 'kysely';
import { forwardingAttemptSchema, type LeadView } from '#contract/admin/leads.ts';
import type { Overview } from '#contract/admin/analytics.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '../engine.ts';
import { summaryOf, type SummaryRow } from '../lead-rows.ts';
import type { createLeadList } from './lead-list.ts';
import type { DaysQuery } from './protocol.ts';
import { analyticsOf } from './statistics.ts';
import { openQuotes, quotesOf } from './quotes.ts';
import type { Scope } from './views.ts';

/** How many leads that could not be forwarded are listed with their answers. */
const MOST_TOLD = 5;

/** What waits for an owner; counted by index only. */
export async function overviewOf(
  db: Db,
  leads: ReturnType<typeof createLeadList>,
  { scope, days }: { scope: Scope; days: DaysQuery },
): Promise<Overview> {
  const undelivered = { state: 'undeliverable' } as const;
  const rows = await leads.list({ filter: undelivered, before: null, limit: MOST_TOLD });
  const count = (view: LeadView) => leads.total({ filter: { view }, scope });
  return {
    views: {
      new: await count('new'),
      late: await count('late'),
      due: await count('due'),
      visits: await count('visits'),
      mine: scope.name === '' ? 0 : await count('mine'),
    },
    quoted: await count('quoted'),
    undeliverable: {
      total: await leads.total({ filter: undelivered }),
      newest: await Promise.all(
        rows.map(async (row) => ({ lead: summaryOf(row), attempt: await lastAttempt(db, row) })),
      ),
    },
    failing: await failing(db),
    quotes: { ...(await quotesOf(db, days)), open: await openQuotes(db) },
    withoutSignal: (await analyticsOf(db, days)).notFirstTry,
  };
}

/** How many leads wait for a webhook that has failed. */
async function failing(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('jobs')
    .select(sql<number>`cast(count(distinct lead_id) as integer)`.as('total'))
    .where('state', '=', 'pending')
    .where('tries', '>', 0)
    .executeTakeFirstOrThrow();
  return total;
}

async function lastAttempt(db: Db, { id, revision }: SummaryRow) {
  const row = await db
    .selectFrom('attempts')
    .innerJoin('jobs', 'jobs.id', 'attempts.job_id')
    .select(['attempts.at', 'attempts.host', 'attempts.result', 'attempts.status'])
    .select(['attempts.error', 'attempts.duration_ms as durationMs'])
    .where('jobs.lead_id', '=', id)
    .where('jobs.revision', '=', revision)
    .orderBy('attempts.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return z.nullable(forwardingAttemptSchema).parse(row ?? null);
}

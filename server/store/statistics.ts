import type { DatabaseSync } from 'node:sqlite';
import type { Analytics } from '#contract/admin.ts';
import { formTypeSchema } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';

const dayRow = z.object({ day: z.string(), form_type: formTypeSchema, count: z.int() });
const tryRow = z.object({ later: z.int(), known: z.int() });
const delayRow = z.object({ delay_ms: z.int() });
const stateRow = z.object({ state: z.nullable(z.string()), count: z.int() });
const countRow = z.object({ count: z.int() });

export type Statistics = ReturnType<typeof createStatistics>;

/** Figures about the leads that first arrived since a day in Sydney (YYYY-MM-DD). */
export function createStatistics(database: DatabaseSync) {
  // How a lead first arrived is told by its oldest version.
  const firstVersions = `FROM leads JOIN versions ON versions.lead_id = leads.id AND versions.revision =
    (SELECT min(revision) FROM versions WHERE lead_id = leads.id)
    WHERE leads.day >= ? AND leads.spam IS NULL`;
  const perDay = database.prepare(
    `SELECT day, form_type, count(*) AS count FROM leads
     WHERE day >= ? AND spam IS NULL GROUP BY day, form_type`,
  );
  const tries = database.prepare(
    `SELECT count(*) FILTER (WHERE attempt > 1) AS later, count(attempt) AS known ${firstVersions}`,
  );
  const delays = database.prepare(`SELECT delay_ms ${firstVersions} ORDER BY delay_ms`);
  const states = database.prepare(
    `SELECT jobs.state AS state, count(*) AS count FROM leads
     LEFT JOIN jobs ON jobs.lead_id = leads.id AND jobs.revision = leads.revision
     WHERE leads.day >= ? AND leads.spam IS NULL GROUP BY jobs.state`,
  );
  const failed = database.prepare(
    `SELECT count(*) AS count FROM attempts JOIN jobs ON jobs.id = attempts.job_id
     JOIN leads ON leads.id = jobs.lead_id
     WHERE leads.day >= ? AND leads.spam IS NULL AND attempts.result <> 'delivered'`,
  );
  const spam = database.prepare(
    'SELECT count(*) AS count FROM leads WHERE day >= ? AND spam IS NOT NULL',
  );

  return {
    perDay: (since: string) => z.array(dayRow).parse(perDay.all(since)),
    spam: (since: string) => countRow.parse(spam.get(since)).count,
    notFirstTry(since: string): Analytics['notFirstTry'] {
      const { later, known } = tryRow.parse(tries.get(since));
      return { count: later, of: known, share: known === 0 ? 0 : later / known };
    },
    delay(since: string): Analytics['delay'] {
      const sorted = z.array(delayRow).parse(delays.all(since));
      // Nearest rank: a value that really occurred.
      const rank = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.delay_ms ?? 0;
      return sorted.length === 0 ? null : { medianMs: rank(0.5), p95Ms: rank(0.95) };
    },
    delivery(since: string): Analytics['delivery'] {
      const rows = z.array(stateRow).parse(states.all(since));
      const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
      const total = rows.reduce((sum, row) => sum + row.count, 0);
      const [delivered, waiting, undeliverable] = [
        of('delivered'),
        of('pending'),
        of('undeliverable'),
      ];
      return {
        delivered,
        waiting,
        undeliverable,
        inboxOnly: total - delivered - waiting - undeliverable,
        failedAttempts: countRow.parse(failed.get(since)).count,
      };
    },
  };
}

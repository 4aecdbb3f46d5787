import { sql } from 'kysely';
import { businessDay } from '#content/business-time.ts';
import { type Outcome, outcomes } from '#contract/admin/retention.ts';
import type { Db } from './engine.ts';

/** Leads of an outcome that nothing has happened to since a moment (milliseconds since 1970). */
export type Expired = { outcome: Outcome; since: number };

/** Finds leads that are kept no longer. */
export function createRetentionStore(db: Db) {
  const expired = ({ outcome, since }: Expired) => {
    const moment = new Date(since).toISOString();
    const day = businessDay(since);
    return (
      db
        .selectFrom('leads')
        .where('stage', 'in', outcomes[outcome])
        // Indexed; no lead was changed before it arrived.
        .where('day', '<=', day)
        .where('updated_at', '<', moment)
        .where(({ eb, or }) => or([eb('visit_at', 'is', null), eb('visit_at', '<', moment)]))
        .where(({ eb, or }) => or([eb('follow_up', 'is', null), eb('follow_up', '<', day)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('lead_events')
                .select(sql.lit(1).as('one'))
                .whereRef('lead_events.lead_id', '=', 'leads.id')
                .where('lead_events.at', '>=', moment),
            ),
          ),
        )
    );
  };
  return {
    async count(which: Expired): Promise<number> {
      const row = await expired(which)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    /** Ids, the oldest first. */
    async some(which: Expired, limit: number): Promise<string[]> {
      const rows = await expired(which).select('id').orderBy('seq').limit(limit).execute();
      return rows.map(({ id }) => id);
    },
  };
}

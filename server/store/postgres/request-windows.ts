import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, RequestWindows } from '../engine.ts';
import { hashed } from '../hashed.ts';

/** How often each server deletes expired windows. */
const SWEEP_MS = 60_000;

const windowRow = z.object({ current: z.int(), ttl: z.int() });

/** Counts requests for all servers on one database, by the database's clock. */
export function sharedWindows(db: Db): RequestWindows {
  let sweptAt = performance.now();

  async function sweep(): Promise<void> {
    if (performance.now() - sweptAt < SWEEP_MS) return;
    sweptAt = performance.now();
    // Two servers deleting the same rows in different orders would deadlock.
    await sql`delete from request_windows where key in
      (select key from request_windows where ends_at < clock_timestamp() for update skip locked)`.execute(
      db,
    );
  }

  return {
    async hit(key, windowMs, count = 1) {
      await sweep();
      const { rows } = await hitWindow(hashed(key), windowMs, count).execute(db);
      return windowRow.parse(rows[0]);
    },
  };
}

// A window that ends later than one that starts now began before the clock was set back.
const hitWindow = (key: string, windowMs: number, count: number) => {
  const end = sql`clock_timestamp() + ${windowMs} * interval '1 millisecond'`;
  const runs = sql`counted.ends_at > clock_timestamp() and counted.ends_at <= ${end}`;
  return sql`insert into request_windows as counted (key, requests, ends_at) values (${key}, ${count}, ${end})
    on conflict (key) do update set
      requests = case when ${runs} then counted.requests + excluded.requests else excluded.requests end,
      ends_at = case when ${runs} then counted.ends_at else excluded.ends_at end
    returning requests as current,
      cast(ceil(1000 * extract(epoch from ends_at - clock_timestamp())) as integer) as ttl`;
};

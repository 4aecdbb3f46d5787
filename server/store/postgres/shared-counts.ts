import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, RequestWindows, WrongPasswords } from '../engine.ts';
import { hashed } from '../hashes.ts';

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

const wrongRow = z.object({ wrong: z.int(), age: z.number() });

/** Counts wrong passwords for all servers on one database, by the database's clock. */
export function sharedWrongPasswords(db: Db): WrongPasswords {
  return {
    async find(guesser) {
      const { rows } = await sql`select wrong,
          cast(1000 * extract(epoch from clock_timestamp() - last_at) as double precision) as age
        from wrong_passwords where guesser = ${hashed(guesser)}`.execute(db);
      return rows[0] === undefined ? null : wrongRow.parse(rows[0]);
    },
    async add(guesser, seen, forgetMs) {
      const forgotten = sql`clock_timestamp() - ${forgetMs} * interval '1 millisecond'`;
      await sql`delete from wrong_passwords where last_at < ${forgotten}`.execute(db);
      // One statement compares and counts: of concurrent guesses at several servers, one is
      // counted.
      const { rows } = await sql`insert into wrong_passwords as before (guesser, wrong, last_at)
        values (${hashed(guesser)}, 1, clock_timestamp())
        on conflict (guesser) do update set wrong = before.wrong + 1, last_at = clock_timestamp()
          where before.wrong = ${seen}
        returning 1`.execute(db);
      return rows.length > 0;
    },
    async remove(guesser) {
      await sql`delete from wrong_passwords where guesser = ${hashed(guesser)}`.execute(db);
    },
  };
}

import { sql } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, WrongPasswords } from '../engine.ts';
import { hashed } from '../hashed.ts';

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

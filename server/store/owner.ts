import type { Engine, Trx } from './engine.ts';
import { inTransaction } from './transaction.ts';

const PASSWORD_HASH = 'password_hash';

export type OwnerStore = ReturnType<typeof createOwnerStore>;

/** The owner's password hash and sessions; only a hash of each session token is stored. */
export function createOwnerStore(engine: Engine) {
  const { db } = engine;
  return {
    async passwordHash(): Promise<string | null> {
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', PASSWORD_HASH)
        .executeTakeFirst();
      return row?.value ?? null;
    },
    /**
     * Replaces the hash `before` and ends all sessions; false, with nothing changed, if another
     * server was faster.
     */
    replacePasswordHash: (before: string | null, hash: string): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const replaced = await (before === null
          ? insertHash(trx, hash)
          : updateHash(trx, before, hash));
        if (replaced) await trx.deleteFrom('sessions').execute();
        return replaced;
      }),
    async addSession(tokenHash: string, at: number): Promise<void> {
      await inTransaction(db, (trx) =>
        trx
          .insertInto('sessions')
          .values({ token_hash: tokenHash, started_at: at, seen_at: at })
          .execute(),
      );
    },
    async findSession(tokenHash: string): Promise<{ startedAt: number; seenAt: number } | null> {
      const row = await db
        .selectFrom('sessions')
        .select(['started_at as startedAt', 'seen_at as seenAt'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row ?? null;
    },
    async touchSession(tokenHash: string, at: number): Promise<void> {
      await inTransaction(db, (trx) =>
        trx
          .updateTable('sessions')
          .set({ seen_at: at })
          .where('token_hash', '=', tokenHash)
          .execute(),
      );
    },
    async endSession(tokenHash: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
        await engine.publish(trx, { kind: 'signed_out', session: tokenHash });
      });
    },
    async endSessionsIdleSince(moment: number): Promise<void> {
      await inTransaction(db, (trx) =>
        trx.deleteFrom('sessions').where('seen_at', '<', moment).execute(),
      );
    },
  };
}

async function insertHash(trx: Trx, hash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('settings')
    .values({ key: PASSWORD_HASH, value: hash })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function updateHash(trx: Trx, before: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('settings')
    .set({ value: hash })
    .where('key', '=', PASSWORD_HASH)
    .where('value', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

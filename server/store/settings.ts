import type { Db } from './engine.ts';
import { inTransaction } from './transaction.ts';

export type SettingStore = ReturnType<typeof createSettingStore>;

/** Settings of the owner or the server itself: texts by name. */
export function createSettingStore(db: Db) {
  async function get(key: string): Promise<string | null> {
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? null;
  }
  /** Sets a value that does not exist; false if another server was faster. */
  async function add(key: string, value: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await inTransaction(db, (trx) =>
      trx
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst(),
    );
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Replaces `before` with a value; false if another server was faster. */
  async function replace(key: string, before: string, value: string): Promise<boolean> {
    const { numUpdatedRows } = await inTransaction(db, (trx) =>
      trx
        .updateTable('settings')
        .set({ value })
        .where('key', '=', key)
        .where('value', '=', before)
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }

  return {
    get,
    add,
    replace,
    /** The values of several names; omits names without one. */
    async getMany(keys: readonly string[]): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom('settings')
        .select(['key', 'value'])
        .where('key', 'in', keys)
        .execute();
      return new Map(rows.map(({ key, value }) => [key, value]));
    },
    async set(key: string, value: string): Promise<void> {
      await inTransaction(db, (trx) =>
        trx
          .insertInto('settings')
          .values({ key, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute(),
      );
    },
    /** The value of a name; if there is none, stores a generated one, once for all servers. */
    async getOrMake(key: string, make: () => string): Promise<string> {
      const there = await get(key);
      if (there !== null) return there;
      const made = make();
      await add(key, made);
      return (await get(key)) ?? made;
    },
    /** Replaces a value with the result of `change`; retried if another server changes it first. */
    async change(key: string, change: (before: string | null) => string): Promise<void> {
      for (;;) {
        const before = await get(key);
        const after = change(before);
        if (await (before === null ? add(key, after) : replace(key, before, after))) return;
      }
    },
  };
}

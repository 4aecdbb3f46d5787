import type { Db } from './engine.ts';
import { inTransaction } from './transaction.ts';

export type SettingStore = ReturnType<typeof createSettingStore>;

/** What the owner, or the server for itself, has settled: texts under names. */
export function createSettingStore(db: Db) {
  async function get(key: string): Promise<string | null> {
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? null;
  }
  /** Puts a value where there is none; false when another has been faster. */
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

  /** Puts a value in the place of `before`; false when another has been faster. */
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
    replace,
    /** What stands under several names; a name without anything is left out. */
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
    /** What stands under the name; else what is made is put there, once for all servers. */
    async getOrMake(key: string, make: () => string): Promise<string> {
      const there = await get(key);
      if (there !== null) return there;
      const made = make();
      await add(key, made);
      return (await get(key)) ?? made;
    },
    /** Puts in its place what `change` makes of what stands there; another server's change comes first. */
    async change(key: string, change: (before: string | null) => string): Promise<void> {
      for (;;) {
        const before = await get(key);
        const after = change(before);
        if (await (before === null ? add(key, after) : replace(key, before, after))) return;
      }
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { Db } from './engine.ts';
import { inTransaction } from './transaction.ts';

const SIGNING_KEY = 'photo_key';
const KEY_BYTES = 32;

/** The key of the photographs' signed addresses, made when it is first needed. */
export async function photoKey(db: Db): Promise<Buffer> {
  const there = () =>
    db.selectFrom('settings').select('value').where('key', '=', SIGNING_KEY).executeTakeFirst();
  if ((await there()) === undefined) {
    const value = randomBytes(KEY_BYTES).toString('hex');
    await inTransaction(db, (trx) =>
      trx
        .insertInto('settings')
        .values({ key: SIGNING_KEY, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute(),
    );
  }
  return Buffer.from((await there())?.value ?? '', 'hex');
}

import { z } from '#contract/zod.ts';
import type { Db } from './engine.ts';
import { inTransaction } from './transaction.ts';

const passkeyRow = z.object({
  id: z.string(),
  person_id: z.string(),
  public_key: z.string(),
  counter: z.int(),
  transports: z.string(),
  name: z.string(),
  added_at: z.int(),
  used_at: z.nullable(z.int()),
});

const transportsSchema = z.array(z.string());

/** A passkey: its public key, in base64url, and where it was made. */
export type StoredPasskey = {
  id: string;
  personId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  name: string;
  addedAt: number;
  usedAt: number | null;
};

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

/** The public keys of people's passkeys. */
export function createPasskeyStore(db: Db) {
  const rows = () => db.selectFrom('passkeys').selectAll().orderBy('added_at');
  return {
    async find(id: string): Promise<StoredPasskey | null> {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : passkeyOf(row);
    },
    async ofPerson(personId: string): Promise<StoredPasskey[]> {
      return (await rows().where('person_id', '=', personId).execute()).map(passkeyOf);
    },
    async all(): Promise<StoredPasskey[]> {
      return (await rows().execute()).map(passkeyOf);
    },
    async add(passkey: Omit<StoredPasskey, 'usedAt'>): Promise<void> {
      const { id, personId, publicKey, counter, transports, name, addedAt } = passkey;
      const row = { id, person_id: personId, public_key: publicKey, counter, name };
      await inTransaction(db, (trx) =>
        trx
          .insertInto('passkeys')
          .values({ ...row, transports: JSON.stringify(transports), added_at: addedAt })
          .execute(),
      );
    },
    async use(id: string, counter: number, at: number): Promise<void> {
      await inTransaction(db, (trx) =>
        trx.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute(),
      );
    },
    async remove(personId: string, id: string): Promise<void> {
      await inTransaction(db, (trx) =>
        trx.deleteFrom('passkeys').where('person_id', '=', personId).where('id', '=', id).execute(),
      );
    },
  };
}

function passkeyOf(row: unknown): StoredPasskey {
  const { person_id, public_key, transports, added_at, used_at, ...rest } = passkeyRow.parse(row);
  return {
    ...rest,
    personId: person_id,
    publicKey: public_key,
    transports: transportsSchema.parse(JSON.parse(transports)),
    addedAt: added_at,
    usedAt: used_at,
  };
}

import { randomUUID } from 'node:crypto';
import { z } from '#contract/zod.ts';
import type { Engine, Trx } from './engine.ts';
import { hashed } from './hashes.ts';
import { inTransaction } from './transaction.ts';

/** What a token allows: to join, to set a new password, or to answer a passkey's challenge. */
export const tokenKinds = ['invitation', 'recovery', 'passkey_new', 'passkey_sign_in'] as const;

export type TokenKind = (typeof tokenKinds)[number];

const tokenRow = z.object({
  id: z.string(),
  kind: z.enum(tokenKinds),
  person_id: z.nullable(z.string()),
  details: z.string(),
  expires_at: z.int(),
});

export type StoredToken = z.infer<typeof tokenRow>;

export type NewToken = {
  token: string;
  kind: TokenKind;
  personId: string | null;
  details: string;
  expiresAt: number;
};

export type TokenStore = ReturnType<typeof createTokenStore>;

/** Secrets that work once and expire; only their hashes are stored. */
export function createTokenStore(engine: Engine) {
  const { db } = engine;
  const columns = ['id', 'kind', 'person_id', 'details', 'expires_at'] as const;

  async function remove(id: string): Promise<void> {
    await inTransaction(db, (trx) =>
      trx.deleteFrom('single_use_tokens').where('id', '=', id).execute(),
    );
  }

  return {
    remove,
    /** Adds a token and forgets those that expired before `now`. */
    async add({ token, kind, personId, details, expiresAt }: NewToken, now: number): Promise<void> {
      const row = { hash: hashed(token), id: randomUUID(), kind, person_id: personId, details };
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('single_use_tokens').where('expires_at', '<', now).execute();
        await trx
          .insertInto('single_use_tokens')
          .values({ ...row, expires_at: expiresAt })
          .execute();
      });
    },
    /** A token that has neither been used nor expired. */
    async find(token: string, now: number): Promise<StoredToken | null> {
      const row = await db
        .selectFrom('single_use_tokens')
        .select(columns)
        .where('hash', '=', hashed(token))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : tokenRow.parse(row);
    },
    /** All of a kind that have neither been used nor expired. */
    async all(kind: TokenKind, now: number): Promise<StoredToken[]> {
      const query = db
        .selectFrom('single_use_tokens')
        .select(columns)
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .orderBy('expires_at');
      return z.array(tokenRow).parse(await query.execute());
    },
    /** Uses up a token in the same transaction as `work`; null if it was used before. */
    use: <Result>(
      token: string,
      kinds: readonly TokenKind[],
      now: number,
      work: (trx: Trx, token: StoredToken) => Promise<Result>,
    ): Promise<Result | null> =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .deleteFrom('single_use_tokens')
          .where('hash', '=', hashed(token))
          .where('kind', 'in', kinds)
          .where('expires_at', '>', now)
          .returning(columns)
          .executeTakeFirst();
        return row === undefined ? null : work(trx, tokenRow.parse(row));
      }),
  };
}

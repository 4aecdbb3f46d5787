import type { Engine } from './engine.ts';
import { endSessionsOf } from './people.ts';
import { inTransaction } from './transaction.ts';

/** A session; its id is the hash of its token, the only form in which the token is stored. */
export type StoredSession = {
  id: string;
  personId: string;
  /** Browser and system, and the network, in words; empty for sessions of earlier releases. */
  device: string;
  place: string;
  startedAt: number;
  seenAt: number;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The sessions of all people. */
export function createSessionStore(engine: Engine) {
  const { db } = engine;
  const rows = () =>
    db
      .selectFrom('sessions')
      .select(['token_hash as id', 'person_id as personId', 'device', 'place'])
      .select(['started_at as startedAt', 'seen_at as seenAt']);
  return {
    async add({ id, personId, device, place, startedAt }: Omit<StoredSession, 'seenAt'>) {
      const row = { token_hash: id, person_id: personId, device, place };
      await inTransaction(db, (trx) =>
        trx
          .insertInto('sessions')
          .values({ ...row, started_at: startedAt, seen_at: startedAt })
          .execute(),
      );
    },
    async find(id: string): Promise<StoredSession | null> {
      return (await rows().where('token_hash', '=', id).executeTakeFirst()) ?? null;
    },
    /** A person's sessions, the one used last first. */
    ofPerson: (personId: string): Promise<StoredSession[]> =>
      rows().where('person_id', '=', personId).orderBy('seen_at', 'desc').execute(),
    /** When each person was last seen (milliseconds since 1970). */
    async lastSeen(): Promise<Map<string, number>> {
      const found = await db
        .selectFrom('sessions')
        .select(({ fn }) => ['person_id', fn.max('seen_at').as('seen')])
        .groupBy('person_id')
        .execute();
      return new Map(found.map(({ person_id: id, seen }) => [id, Number(seen)]));
    },
    async touch(id: string, at: number, { device, place }: { device: string; place: string }) {
      await inTransaction(db, (trx) =>
        trx
          .updateTable('sessions')
          .set({ seen_at: at, device, place })
          .where('token_hash', '=', id)
          .execute(),
      );
    },
    async end(id: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('sessions').where('token_hash', '=', id).execute();
        await engine.publish(trx, { kind: 'signed_out', session: id });
      });
    },
    /** Ends all sessions of a person, but the one that is `kept`. */
    endAll: (personId: string, kept: string | null = null): Promise<void> =>
      inTransaction(db, (trx) => endSessionsOf(engine, trx, personId, kept)),
    async endIdleSince(moment: number): Promise<void> {
      await inTransaction(db, (trx) =>
        trx.deleteFrom('sessions').where('seen_at', '<', moment).execute(),
      );
    },
  };
}

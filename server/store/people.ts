import { randomUUID } from 'node:crypto';
import { type Person, roleSchema } from '#contract/admin/people.ts';
import { z } from '#contract/zod.ts';
import type { Db, Engine, Trx } from './engine.ts';
import { inTransaction } from './transaction.ts';

/** Id of the first owner, whose password `ADMIN_PASSWORD` is. Cannot be removed or demoted. */
export const FIRST_OWNER = 'owner';

/** Settings key of the hash of the last `ADMIN_PASSWORD` that was applied, or of a generated one. */
const OPERATOR_HASH = 'password_hash';

const personRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  password_hash: z.string(),
  totp_secret: z.string(),
  totp_step: z.int(),
  added_at: z.int(),
});

/** A person with what they sign in with. */
export type StoredPerson = Person & {
  passwordHash: string;
  /** Base32; empty while codes are not asked for. */
  totpSecret: string;
  /** The time step of the last accepted code, which is not accepted twice. */
  totpStep: number;
  addedAt: number;
};

export type NewPerson = Omit<Person, 'id'> & { passwordHash: string };

export type PeopleStore = ReturnType<typeof createPeopleStore>;

/** E-mail addresses are compared in lower case. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Reads people without changing anything. */
export function createPeopleReader(db: Db) {
  return {
    /** All people, the first owner first. */
    async all(): Promise<StoredPerson[]> {
      const found = await db
        .selectFrom('people')
        .selectAll()
        .orderBy('added_at')
        .orderBy('id')
        .execute();
      return found.map(personOf);
    },
    /** The hash of the last `ADMIN_PASSWORD` that was applied. */
    async operatorHash(): Promise<string | null> {
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', OPERATOR_HASH)
        .executeTakeFirst();
      return row?.value ?? null;
    },
  };
}

/** The people who sign in, and their passwords and codes. */
export function createPeopleStore(engine: Engine) {
  const { db } = engine;
  const rows = () => db.selectFrom('people').selectAll();

  async function find(id: string): Promise<StoredPerson | null> {
    const row = await rows().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : personOf(row);
  }

  return {
    ...createPeopleReader(db),
    find,
    async byEmail(email: string): Promise<StoredPerson | null> {
      if (plainEmail(email) === '') return null;
      const row = await rows().where('email', '=', plainEmail(email)).executeTakeFirst();
      return row === undefined ? null : personOf(row);
    },
    /**
     * Applies the operator's password: the first owner gets it and all their sessions end. False,
     * with nothing changed, if another server was faster.
     */
    applyOperatorHash: (before: string | null, hash: string, at: number): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        if (!(await replaceOperatorHash(trx, before, hash))) return false;
        const owner = { id: FIRST_OWNER, name: '', email: '', role: 'owner', added_at: at };
        await trx
          .insertInto('people')
          .values({ ...owner, password_hash: hash })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ password_hash: hash }))
          .execute();
        await endSessionsOf(engine, trx, FIRST_OWNER);
        return true;
      }),
    /** Adds a person. Rejects if the name or e-mail address is in use: see `taken`. */
    add: (person: NewPerson, at: number): Promise<StoredPerson> =>
      inTransaction(db, (trx) => addPerson(trx, person, at)),
    /** Whether another person has this name or e-mail address. */
    async taken({ name, email }: Pick<Person, 'name' | 'email'>, except = ''): Promise<boolean> {
      const others = (await rows().where('id', '<>', except).execute()).map(personOf);
      return others.some(
        (one) =>
          (name !== '' && one.name.toLowerCase() === name.toLowerCase()) ||
          (email !== '' && one.email === plainEmail(email)),
      );
    },
    /** Changes name, address or role; the leads assigned to them follow a new name. */
    change: (id: string, change: Partial<Omit<Person, 'id'>>): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { name, email, role } = change;
        await trx
          .updateTable('people')
          .set({
            ...(name === undefined ? {} : { name }),
            ...(email === undefined ? {} : { email: plainEmail(email) }),
            ...(role === undefined || id === FIRST_OWNER ? {} : { role }),
          })
          .where('id', '=', id)
          .execute();
        if (name === undefined || name === '') return;
        await trx
          .updateTable('leads')
          .set({ assignee: name })
          .where('assignee_id', '=', id)
          .execute();
      }),
    /** Sets a password and ends the person's sessions, but the one that is `kept`. */
    setPassword: (id: string, hash: string, kept: string | null = null): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx.updateTable('people').set({ password_hash: hash }).where('id', '=', id).execute();
        await endSessionsOf(engine, trx, id, kept);
      }),
    /** Removes a person and ends their sessions. Their notes and leads keep their name. */
    remove: (id: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        if (id === FIRST_OWNER) return;
        await endSessionsOf(engine, trx, id);
        await trx.deleteFrom('devices').where('person_id', '=', id).execute();
        await trx
          .updateTable('leads')
          .set({ assignee_id: '' })
          .where('assignee_id', '=', id)
          .execute();
        await trx.deleteFrom('people').where('id', '=', id).execute();
      }),
    /** Switches codes on, with hashes of recovery codes. */
    setTotp: (id: string, secret: string, step: number, codes: readonly string[]): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx
          .updateTable('people')
          .set({ totp_secret: secret, totp_step: step })
          .where('id', '=', id)
          .execute();
        await trx.deleteFrom('recovery_codes').where('person_id', '=', id).execute();
        if (codes.length === 0) return;
        await trx
          .insertInto('recovery_codes')
          .values(codes.map((hash) => ({ hash, person_id: id })))
          .execute();
      }),
    /** Records the time step of an accepted code; false if it, or a later one, was used before. */
    async useStep(id: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await inTransaction(db, (trx) =>
        trx
          .updateTable('people')
          .set({ totp_step: step })
          .where('id', '=', id)
          .where('totp_step', '<', step)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
    /** Uses up a recovery code; false if there is none with this hash. */
    async useRecoveryCode(id: string, hash: string): Promise<boolean> {
      const { numDeletedRows } = await inTransaction(db, (trx) =>
        trx
          .deleteFrom('recovery_codes')
          .where('person_id', '=', id)
          .where('hash', '=', hash)
          .executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },
    async countRecoveryCodes(id: string): Promise<number> {
      const found = await db
        .selectFrom('recovery_codes')
        .select('hash')
        .where('person_id', '=', id)
        .execute();
      return found.length;
    },
  };
}

/** Adds a person within a transaction. */
export async function addPerson(trx: Trx, person: NewPerson, at: number): Promise<StoredPerson> {
  const { name, email, role, passwordHash } = person;
  const id = randomUUID();
  const row = { id, name, email: plainEmail(email), role, password_hash: passwordHash };
  await trx
    .insertInto('people')
    .values({ ...row, added_at: at })
    .execute();
  return personOf({ ...row, totp_secret: '', totp_step: 0, added_at: at });
}

/** Ends the sessions of a person, but the one that is `kept`; open streams end with them. */
export async function endSessionsOf(
  engine: Engine,
  trx: Trx,
  personId: string,
  kept: string | null = null,
): Promise<void> {
  const ended = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('person_id', '=', personId)
    .where('token_hash', '<>', kept ?? '')
    .execute();
  for (const { token_hash: session } of ended) {
    await trx.deleteFrom('sessions').where('token_hash', '=', session).execute();
    await engine.publish(trx, { kind: 'signed_out', session });
  }
}

function personOf(row: unknown): StoredPerson {
  const { id, name, email, role, ...rest } = personRow.parse(row);
  return {
    id,
    name,
    email,
    role,
    passwordHash: rest.password_hash,
    totpSecret: rest.totp_secret,
    totpStep: rest.totp_step,
    addedAt: rest.added_at,
  };
}

async function replaceOperatorHash(
  trx: Trx,
  before: string | null,
  hash: string,
): Promise<boolean> {
  if (before === null) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('settings')
      .values({ key: OPERATOR_HASH, value: hash })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('settings')
    .set({ value: hash })
    .where('key', '=', OPERATOR_HASH)
    .where('value', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

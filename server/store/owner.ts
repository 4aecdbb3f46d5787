import type { DatabaseSync } from 'node:sqlite';
import { z } from '#contract/zod.ts';

const sessionRow = z.object({ started_at: z.int(), seen_at: z.int() });

export type OwnerStore = ReturnType<typeof createOwnerStore>;

/** The owner's password hash and sessions; of a session's token only a hash is kept. */
export function createOwnerStore(database: DatabaseSync) {
  const readHash = database.prepare(`SELECT value FROM settings WHERE key = 'password_hash'`);
  const writeHash = database.prepare(
    `INSERT INTO settings VALUES ('password_hash', ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
  const add = database.prepare('INSERT INTO sessions VALUES (:tokenHash, :at, :at)');
  const find = database.prepare('SELECT * FROM sessions WHERE token_hash = ?');
  const touch = database.prepare('UPDATE sessions SET seen_at = ? WHERE token_hash = ?');
  const end = database.prepare('DELETE FROM sessions WHERE token_hash = ?');
  const endAll = database.prepare('DELETE FROM sessions');
  const endOld = database.prepare('DELETE FROM sessions WHERE seen_at < ?');
  return {
    passwordHash(): string | null {
      const row = readHash.get();
      return row === undefined ? null : z.object({ value: z.string() }).parse(row).value;
    },
    savePasswordHash: (hash: string): void => void writeHash.run(hash),
    addSession: (tokenHash: string, at: number): void => void add.run({ tokenHash, at }),
    findSession(tokenHash: string): { startedAt: number; seenAt: number } | null {
      const row = find.get(tokenHash);
      if (row === undefined) return null;
      const { started_at, seen_at } = sessionRow.parse(row);
      return { startedAt: started_at, seenAt: seen_at };
    },
    touchSession: (tokenHash: string, at: number): void => void touch.run(at, tokenHash),
    endSession: (tokenHash: string): void => void end.run(tokenHash),
    endAllSessions: (): void => void endAll.run(),
    endSessionsIdleSince: (moment: number): void => void endOld.run(moment),
  };
}

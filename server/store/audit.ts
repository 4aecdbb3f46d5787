import type { AuditEntry, AuditFilter, AuditKind } from '#contract/admin/audit.ts';
import { businessDay } from '#content/business-time.ts';
import type { Engine, Trx } from './engine.ts';
import { inTransaction } from './transaction.ts';

/** What is recorded; never a password, a token or a visitor's words. */
export type AuditRecord = {
  /** Milliseconds since 1970. */
  at: number;
  /** Empty if the device did not say. */
  actor: string;
  /** Empty if this server did it itself. */
  network: string;
  kind: AuditKind;
  subject: string;
  from?: string;
  to?: string;
};

/** Longest `from` and `to`, in characters. */
const LONGEST = 500;
const KEPT_YEARS = 2;

export type AuditStore = ReturnType<typeof createAuditStore>;

/** The audit log: triggers refuse changes, and deletions of entries younger than two years. */
export function createAuditStore(engine: Engine) {
  const { db } = engine;
  return {
    record: recordAudit,
    /** Records in a transaction of its own. */
    add: (entry: AuditRecord): Promise<void> => inTransaction(db, (trx) => recordAudit(trx, entry)),
    /** Records what several servers notice, once: unless an entry with this kind and `to` exists. */
    addOnce: (entry: AuditRecord): Promise<void> =>
      inTransaction(db, async (trx) => {
        await engine.lockLead(trx, `audit ${entry.kind}`);
        const known = await trx
          .selectFrom('audit')
          .select('id')
          .where('kind', '=', entry.kind)
          .where('new_value', '=', entry.to ?? '')
          .executeTakeFirst();
        if (known === undefined) await recordAudit(trx, entry);
      }),
    /** Matching entries, newest first, from before the one with this id. */
    async list(filter: AuditFilter, before: number | null, limit: number): Promise<AuditEntry[]> {
      const { kind, since, until } = filter;
      let query = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit);
      if (kind !== undefined) query = query.where('kind', '=', kind);
      if (since !== undefined) query = query.where('day', '>=', since);
      if (until !== undefined) query = query.where('day', '<=', until);
      if (before !== null) query = query.where('id', '<', before);
      const rows = await query.execute();
      return rows.map(({ day: _day, old_value: from, new_value: to, ...row }) => ({
        ...row,
        from,
        to,
      }));
    },
  };
}

/** Records an entry in the transaction that does what it says, and deletes entries that are too old. */
export async function recordAudit(trx: Trx, entry: AuditRecord): Promise<void> {
  const { at, from = '', to = '', ...rest } = entry;
  await trx
    .insertInto('audit')
    .values({
      ...rest,
      at: new Date(at).toISOString(),
      day: businessDay(at),
      old_value: shortened(from),
      new_value: shortened(to),
    })
    .execute();
  await trx.deleteFrom('audit').where('at', '<', oldest()).execute();
}

/** By the same clock as the triggers, which may not be the one that entries are dated by. */
function oldest(): string {
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() - KEPT_YEARS);
  // The database's clock may be behind, and the engines differ about a leap day.
  moment.setUTCDate(moment.getUTCDate() - 2);
  return moment.toISOString();
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

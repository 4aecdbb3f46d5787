import { randomUUID } from 'node:crypto';
import { type DeviceChange, type DeviceSubscription, mutedAfter } from '#contract/admin/notices.ts';
import { type FormType, formTypeSchema } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import type { Db } from './engine.ts';
import { inTransaction } from './transaction.ts';

const mutedSchema = z.array(formTypeSchema);

/** A browser subscribed to push notifications. */
export type Device = DeviceSubscription & {
  id: string;
  /** Whose it is; empty for devices of earlier releases. */
  personId: string;
  muted: FormType[];
  /** Whether it gets the summary, and alerts; absent until set. */
  summary?: boolean;
  alerts?: boolean;
  addedAt: number;
};

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** Browsers subscribed to push notifications, by the URL from their push service. */
export function createDeviceStore(db: Db) {
  return {
    async all(): Promise<Device[]> {
      const rows = await db.selectFrom('devices').selectAll().orderBy('added_at').execute();
      return rows.map(deviceOf);
    },
    async find(id: string): Promise<Device | null> {
      const row = await db
        .selectFrom('devices')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : deviceOf(row);
    },
    /** Adds a device, or updates the keys and name of a known one. */
    async save(
      { endpoint, keys, name }: DeviceSubscription,
      at: number,
      personId: string,
    ): Promise<void> {
      const renewed = { ...keys, name, person_id: personId };
      await inTransaction(db, (trx) =>
        trx
          .insertInto('devices')
          .values({ id: randomUUID(), endpoint, ...renewed, muted: '[]', added_at: at })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(renewed))
          .execute(),
      );
    },
    /** Changes which notifications a device gets; keeps concurrent changes by other servers. */
    async change(id: string, { summary, alerts, ...forms }: DeviceChange): Promise<void> {
      for (;;) {
        const row = await db
          .selectFrom('devices')
          .select('muted')
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined) return;
        const changed = {
          muted: JSON.stringify(mutedAfter(mutedSchema.parse(JSON.parse(row.muted)), forms)),
          ...(summary === undefined ? {} : { summary: Number(summary) }),
          ...(alerts === undefined ? {} : { alerts: Number(alerts) }),
        };
        const { numUpdatedRows } = await inTransaction(db, (trx) =>
          trx
            .updateTable('devices')
            .set(changed)
            .where('id', '=', id)
            .where('muted', '=', row.muted)
            .executeTakeFirst(),
        );
        if (numUpdatedRows > 0n) return;
      }
    },
    async remove(id: string): Promise<void> {
      await inTransaction(db, (trx) => trx.deleteFrom('devices').where('id', '=', id).execute());
    },
  };
}

type Row = {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  muted: string;
  summary: number | null;
  alerts: number | null;
  added_at: number;
  person_id: string;
};

function deviceOf(row: Row): Device {
  const { id, endpoint, p256dh, auth, name, summary, alerts } = row;
  return {
    id,
    personId: row.person_id,
    endpoint,
    keys: { p256dh, auth },
    name,
    muted: mutedSchema.parse(JSON.parse(row.muted)),
    ...(summary === null ? {} : { summary: summary === 1 }),
    ...(alerts === null ? {} : { alerts: alerts === 1 }),
    addedAt: row.added_at,
  };
}

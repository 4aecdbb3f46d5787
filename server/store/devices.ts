import { randomUUID } from 'node:crypto';
import { formTypeSchema, type FormType } from '#contract/form-types.ts';
import type { DeviceSubscription } from '#contract/push.ts';
import { z } from '#contract/zod.ts';
import type { Db } from './engine.ts';
import { inTransaction } from './transaction.ts';

const mutedSchema = z.array(formTypeSchema);

/** A browser that takes pushed notices. */
export type Device = DeviceSubscription & { id: string; muted: FormType[]; addedAt: number };

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** The browsers that take pushed notices, by the address that their push service gave them. */
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
    /** Adds a device, or renews the keys and name of one that is there. */
    async save({ endpoint, keys, name }: DeviceSubscription, at: number): Promise<void> {
      const renewed = { ...keys, name };
      await inTransaction(db, (trx) =>
        trx
          .insertInto('devices')
          .values({ id: randomUUID(), endpoint, ...renewed, muted: '[]', added_at: at })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(renewed))
          .execute(),
      );
    },
    async mute(id: string, muted: readonly FormType[]): Promise<void> {
      await inTransaction(db, (trx) =>
        trx
          .updateTable('devices')
          .set({ muted: JSON.stringify(muted) })
          .where('id', '=', id)
          .execute(),
      );
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
  added_at: number;
};

function deviceOf({ id, endpoint, p256dh, auth, name, muted, added_at: addedAt }: Row): Device {
  const keys = { p256dh, auth };
  return { id, endpoint, keys, name, muted: mutedSchema.parse(JSON.parse(muted)), addedAt };
}

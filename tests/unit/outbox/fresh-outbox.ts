import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { closeDb, withDb } from '#outbox/core/db.ts';

/** Gives the test an IndexedDB that holds nothing. */
export async function freshOutbox(): Promise<void> {
  await closeDb();
  vi.stubGlobal('indexedDB', new IDBFactory());
}

/** Every value of every store, as text. */
export async function everythingStored(): Promise<string> {
  const values = await withDb(async (db) => [
    await db.getAll('outbox'),
    await db.getAll('setAside'),
    await db.getAll('photos'),
  ]);
  return JSON.stringify(values);
}

/** Writes a value past the outbox, as an older version or a fault may have left it. */
export async function putRaw(value: unknown): Promise<void> {
  await withDb((db) => db.put('outbox', value));
}

/** A value of the outbox as it lies in the store. */
export async function rawRow(id: string): Promise<unknown> {
  return withDb((db) => db.get('outbox', id));
}

/** Rows that were set aside. */
export async function setAsideRows(): Promise<{ raw: unknown; at: number }[]> {
  return withDb((db) => db.getAll('setAside'));
}

/** Sets a row aside, as code did that could not read it. */
export async function keepAside(raw: unknown): Promise<void> {
  await withDb((db) => db.add('setAside', { raw, at: 1_000 }));
}

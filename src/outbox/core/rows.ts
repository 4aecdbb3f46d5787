import { announceChange } from './changes.ts';
import { read, write, type WriteTransaction } from './db.ts';
import { isOfNewerVersion, readRow, type Submission } from './record.ts';
import { waitingStates } from './schedule.ts';

/** One submission; null when there is none or it can't be read. */
export async function get(id: string): Promise<Submission | null> {
  return readRow(await read((transaction) => transaction.objectStore('outbox').get(id)));
}

/** Every submission, newest first. Unreadable rows are set aside and never block the others. */
export async function list(): Promise<Submission[]> {
  const rows = await readRows(() =>
    read((transaction) => transaction.objectStore('outbox').getAll()),
  );
  return rows.sort((a, b) => b.createdAt - a.createdAt);
}

/** Every submission in one of the waiting states, oldest first. */
export async function listWaiting(): Promise<Submission[]> {
  const rows = await readRows(() =>
    read(async (transaction) => {
      const byState = transaction.objectStore('outbox').index('byState');
      const values = await Promise.all(waitingStates.map((state) => byState.getAll(state)));
      return values.flat();
    }),
  );
  return rows.sort((a, b) => a.createdAt - b.createdAt);
}

let takingBack: Promise<void> | null = null;

/**
 * Parses stored values as submissions. First restores rows set aside by earlier code that this
 * version can read; sets unreadable ones aside as they are, so that they never block the others.
 */
async function readRows(load: () => Promise<readonly unknown[]>): Promise<Submission[]> {
  await takeBackOnce();
  const rows: Submission[] = [];
  for (const value of await load()) {
    const row = readRow(value);
    if (row) rows.push(row);
    else await setAside(value);
  }
  return rows;
}

/** Ids of rows that could not be read. */
export function setAsideIds(): Promise<readonly string[]> {
  return read(async (transaction) => {
    const kept = await transaction.objectStore('setAside').getAll();
    return kept.flatMap(({ raw }) => idOfRaw(raw) ?? []);
  });
}

/** How many rows could not be read and were set aside. */
export function setAsideCount(): Promise<number> {
  return read((transaction) => transaction.objectStore('setAside').count());
}

/**
 * Whether rows of a newer version are set aside: an update of the site will be able to read them.
 */
export async function holdsNewerRows(): Promise<boolean> {
  const kept = await read((transaction) => transaction.objectStore('setAside').getAll());
  return kept.some(({ raw }) => isOfNewerVersion(raw));
}

function idOfRaw(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' ? id : null;
}

async function setAside(raw: unknown): Promise<void> {
  const id = idOfRaw(raw);
  if (id === null) return;
  await write('strict', async (transaction) => {
    await transaction.objectStore('setAside').add({ raw, at: Date.now() });
    await transaction.objectStore('outbox').delete(id);
  });
}

/** Code is loaded once per page or worker, so one try is enough. */
function takeBackOnce(): Promise<void> {
  takingBack ??= takeBack().catch((error: unknown) => {
    takingBack = null;
    throw error;
  });
  return takingBack;
}

async function takeBack(): Promise<void> {
  if ((await setAsideCount()) === 0) return;
  if ((await write('strict', moveReadable)) > 0) announceChange();
}

async function moveReadable(transaction: WriteTransaction): Promise<number> {
  const outbox = transaction.objectStore('outbox');
  let moved = 0;
  let cursor = await transaction.objectStore('setAside').openCursor();
  for (; cursor !== null; cursor = await cursor.continue()) {
    const row = readRow(cursor.value.raw);
    // Another submission under the same id was written in the meantime: it stays, and this one is
    // kept aside.
    if (row === null || (await outbox.getKey(row.id)) !== undefined) continue;
    await Promise.all([outbox.put(row), cursor.delete()]);
    moved += 1;
  }
  return moved;
}

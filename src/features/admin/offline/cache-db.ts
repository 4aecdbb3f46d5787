import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type KeptLead, keptLeadSchema } from '#contract/admin/leads.ts';
import { holdsWords, searchedWords, searchText } from '#contract/admin/search-words.ts';
import { z } from '#contract/zod.ts';

/** The software's name, not the firm's, as with what visitors' phones keep. */
const DB_NAME = 'ashlar-office';
const DB_VERSION = 1;

/** A weekend; what is older may have been settled by telephone long ago, and stands on a phone that may be lost. */
const LONGEST_MS = 3 * 86_400_000;

type CacheSchema = DBSchema & {
  /** Rows are `unknown` on purpose: what is stored is parsed before it is believed. */
  leads: { key: string; value: unknown };
  facts: { key: string; value: unknown };
};

const REFRESHED_AT = 'refreshed-at';
/** Counts how often the copy was cleared: what was fetched before that belongs to a session that is over. */
const EPOCH = 'epoch';

/** The leads that this phone has kept, newest first, and when they were last the server's (milliseconds since 1970). */
export type CachedLeads = { readonly at: number; readonly leads: readonly KeptLead[] };

let opening: Promise<IDBPDatabase<CacheSchema>> | null = null;

function connected(): Promise<IDBPDatabase<CacheSchema>> {
  opening ??= openDB<CacheSchema>(DB_NAME, DB_VERSION, {
    upgrade(db) {
      db.createObjectStore('leads');
      db.createObjectStore('facts');
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** What is kept; null when there is nothing, or it is too old. Rejects where storage is refused. */
export async function readCache(): Promise<CachedLeads | null> {
  const db = await connected();
  const transaction = db.transaction(['leads', 'facts']);
  const [rows, at] = await Promise.all([
    transaction.objectStore('leads').getAll(),
    transaction.objectStore('facts').get(REFRESHED_AT),
  ]);
  const refreshedAt = z.number().safeParse(at);
  if (!refreshedAt.success) return null;
  if (Date.now() - refreshedAt.data > LONGEST_MS) {
    await clearCache();
    return null;
  }
  // A row of another release that can't be read is none.
  const leads = rows.flatMap((row) => keptLeadSchema.safeParse(row).data ?? []);
  return { at: refreshedAt.data, leads: leads.sort(newestFirst) };
}

const newestFirst = (left: KeptLead, right: KeptLead) =>
  right.receivedAt.localeCompare(left.receivedAt);

const epochOf = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);

/** To be asked for before leads are fetched, and given with them. */
export async function cacheEpoch(): Promise<number> {
  return epochOf(await (await connected()).get('facts', EPOCH));
}

/** A write that is given up where the copy has been cleared since, by any tab. */
type Guarded = { readonly epoch: number };

/** Puts these leads in the place of all that is kept. */
export async function replaceCache(leads: readonly KeptLead[], { epoch }: Guarded): Promise<void> {
  const db = await connected();
  const transaction = db.transaction(['leads', 'facts'], 'readwrite');
  const store = transaction.objectStore('leads');
  const found = epochOf(await transaction.objectStore('facts').get(EPOCH));
  if (found !== epoch) return transaction.done;
  await Promise.all([
    store.clear(),
    ...leads.map((lead) => store.put(lead, lead.id)),
    transaction.objectStore('facts').put(Date.now(), REFRESHED_AT),
    transaction.done,
  ]);
}

/** Puts one lead in, or takes it away. */
export async function keepLead(
  id: string,
  lead: KeptLead | null,
  { epoch }: Guarded,
): Promise<void> {
  const db = await connected();
  const transaction = db.transaction(['leads', 'facts'], 'readwrite');
  const store = transaction.objectStore('leads');
  const found = epochOf(await transaction.objectStore('facts').get(EPOCH));
  if (found !== epoch) return transaction.done;
  await Promise.all([lead === null ? store.delete(id) : store.put(lead, id), transaction.done]);
}

/** Takes all of it off the phone. */
export async function clearCache(): Promise<void> {
  const db = await connected();
  const transaction = db.transaction(['leads', 'facts'], 'readwrite');
  const facts = transaction.objectStore('facts');
  const epoch = epochOf(await facts.get(EPOCH));
  await Promise.all([
    transaction.objectStore('leads').clear(),
    facts.delete(REFRESHED_AT),
    facts.put(epoch + 1, EPOCH),
    transaction.done,
  ]);
}

/** The kept leads in which all words of the text are, as the server's search finds them; all for none. */
export function foundIn(leads: readonly KeptLead[], text: string): readonly KeptLead[] {
  const words = searchedWords(text);
  if (words.length === 0) return leads;
  return leads.filter(({ envelope, receipt }) => holdsWords(searchText(envelope, receipt), words));
}

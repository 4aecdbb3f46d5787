import { type KeptLead, keptLeadSchema } from '#contract/admin/leads.ts';
import { holdsWords, searchedWords, searchText } from '#contract/admin/search-words.ts';
import { z } from '#contract/zod.ts';
import { connected } from '#outbox/admin/office-db.ts';

/** A weekend. Older data is misleading, and a phone may get lost. */
const LONGEST_MS = 3 * 86_400_000;

const REFRESHED_AT = 'refreshed-at';
/** Counts how often the cache was cleared: data fetched before belongs to an ended session. */
const EPOCH = 'epoch';

/** Cached leads, newest first, and when they were fetched (milliseconds since 1970). */
export type CachedLeads = { readonly at: number; readonly leads: readonly KeptLead[] };

/** Null if nothing is cached, or it is too old. Rejects if storage is refused. */
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
  // Rows of other releases that are unreadable are left out.
  const leads = rows.flatMap((row) => keptLeadSchema.safeParse(row).data ?? []);
  return { at: refreshedAt.data, leads: leads.sort(newestFirst) };
}

const newestFirst = (left: KeptLead, right: KeptLead) =>
  right.receivedAt.localeCompare(left.receivedAt);

const epochOf = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);

/** Read before leads are fetched, and passed when they are written. */
export async function cacheEpoch(): Promise<number> {
  return epochOf(await (await connected()).get('facts', EPOCH));
}

/** Writes are dropped if any tab has cleared the cache since this epoch. */
type Guarded = { readonly epoch: number };

/** Replaces the cache. */
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

/** Writes a lead; null removes it. */
export async function keepLead(
  id: string,
  lead: KeptLead | null,
  { epoch }: Guarded,
): Promise<void> {
  const db = await connected();
  const transaction = db.transaction(['leads', 'thumbnails', 'facts'], 'readwrite');
  const store = transaction.objectStore('leads');
  const found = epochOf(await transaction.objectStore('facts').get(EPOCH));
  if (found !== epoch) return transaction.done;
  const work =
    lead === null
      ? [store.delete(id), transaction.objectStore('thumbnails').delete(thumbnailsOf(id))]
      : [store.put(lead, id)];
  await Promise.all([...work, transaction.done]);
}

/** Keys of the thumbnails of a lead. */
const thumbnailsOf = (leadId: string) => IDBKeyRange.bound(`${leadId}/`, `${leadId}/\uffff`);

const thumbnailKey = (leadId: string, hash: string) => `${leadId}/${hash}`;

/** A photo of a lead. */
export type PhotoKey = { readonly leadId: string; readonly hash: string };

/** The thumbnail of a photo as a data URL; undefined if there is none. */
export async function readThumbnail({ leadId, hash }: PhotoKey): Promise<string | undefined> {
  const value = await (await connected()).get('thumbnails', thumbnailKey(leadId, hash));
  return z.string().safeParse(value).data;
}

/** Removes the thumbnails of all other photos; resolves with the photos that have none yet. */
export async function pruneThumbnails(photos: readonly PhotoKey[]): Promise<readonly PhotoKey[]> {
  const transaction = (await connected()).transaction('thumbnails', 'readwrite');
  const { store } = transaction;
  const wanted = new Set(photos.map(({ leadId, hash }) => thumbnailKey(leadId, hash)));
  const there = await store.getAllKeys();
  const removing = there.filter((key) => !wanted.has(key)).map((key) => store.delete(key));
  await Promise.all([...removing, transaction.done]);
  return photos.filter(({ leadId, hash }) => !there.includes(thumbnailKey(leadId, hash)));
}

export async function keepThumbnail(
  { leadId, hash }: PhotoKey,
  dataUrl: string,
  { epoch }: Guarded,
): Promise<void> {
  const transaction = (await connected()).transaction(['thumbnails', 'facts'], 'readwrite');
  const found = epochOf(await transaction.objectStore('facts').get(EPOCH));
  if (found === epoch) {
    await transaction.objectStore('thumbnails').put(dataUrl, thumbnailKey(leadId, hash));
  }
  await transaction.done;
}

export async function clearCache(): Promise<void> {
  const db = await connected();
  const transaction = db.transaction(['leads', 'thumbnails', 'facts'], 'readwrite');
  const facts = transaction.objectStore('facts');
  const epoch = epochOf(await facts.get(EPOCH));
  await Promise.all([
    transaction.objectStore('leads').clear(),
    transaction.objectStore('thumbnails').clear(),
    facts.delete(REFRESHED_AT),
    facts.put(epoch + 1, EPOCH),
    transaction.done,
  ]);
}

/** Searches cached leads by the same rules as the server; an empty text finds all. */
export function foundIn(leads: readonly KeptLead[], text: string): readonly KeptLead[] {
  const words = searchedWords(text);
  if (words.length === 0) return leads;
  return leads.filter(({ envelope, receipt }) => holdsWords(searchText(envelope, receipt), words));
}
